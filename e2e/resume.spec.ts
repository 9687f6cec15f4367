import { signUp } from '#api/testing/personas.ts'
import { freePort } from '../tools/free-port.ts'
import { openWithStorage, SIGN_UP_KEY, signUpEntries } from './support/browser-storage.ts'
import { NPM_START, newDataFolder, startPlink } from './support/plink.ts'
import { expect, test } from './support/test.ts'

test('another browser goes on where the first one was, after the code', async ({ screens, api, anotherBrowser }) => {
  const person = await signUp(api).upTo('kyb')
  const { page, screens: there } = await anotherBrowser()
  // The server sends a second code after thirty seconds only; its answers are the same as ever.
  const { userId, token } = person
  await page.route('**/api/v1/auth/verify-otp', route =>
    route.fulfill({ json: { success: true, verified: true, nextStep: 'set_credentials', userId, token } }),
  )
  await there.businessType.open()
  await there.businessType.choose(person.values.businessType)
  await there.phone.submit(person.values.phone)
  await there.code.type('123456')
  await expect(there.kyb.heading).toBeVisible()
  await page.goto('/onboarding/id-number')
  await expect(there.identity.company).toHaveText('Green Palm Trading Est.')
  await expect(screens.kyb.heading).toBeHidden()
})

test('a server that is killed and started again has lost nothing', async ({
  page,
  screens,
  applicant,
  consoleErrors,
}) => {
  // What is asked for in the moment of the end, code of the next page for one, is cut off.
  consoleErrors.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  const dataDir = await newDataFolder()
  const port = await freePort()
  const first = await startPlink(port, dataDir, NPM_START)
  await page.goto(first.url)
  await screens.landing.register.click()
  await screens.businessType.choose('freelancer')
  await screens.phone.submit(applicant.phone)
  await screens.code.typeShown()
  await screens.registration.submit(applicant.crNumber)
  await expect(screens.identity.heading).toBeVisible()

  first.kill('SIGKILL')
  await first.exited
  await screens.identity.submit(applicant.idNumber)
  await expect(page.getByRole('alert')).toContainText('Failed to verify ID Number. Please try again.')

  const second = await startPlink(port, dataDir, NPM_START)
  await page.reload()
  await expect(screens.identity.company).toHaveText('Green Palm Trading Est.')
  await screens.identity.next.click()
  await expect(screens.nafath.redirection).toBeVisible()
  // The screen asks the server on and on; an answer cut off by the end of the test is no complaint.
  await page.close()
  second.kill('SIGKILL')
  await second.exited
})

const DAY = 24 * 3_600_000
const NO_LONGER_GOOD = [
  { what: 'of another version', saved: { version: '0.9' } },
  { what: 'of more than a day ago', saved: { savedAt: Date.now() - DAY - 1000 } },
]
for (const { what, saved } of NO_LONGER_GOOD) {
  test(`a sign-up ${what} is forgotten`, async ({ page, screens }) => {
    const data = { businessType: 'freelancer', phone: '0551234567' }
    const state = { currentStep: 'otp', completedSteps: [], data }
    await openWithStorage(page, '/onboarding/otp', signUpEntries({ ...saved, state }))
    await expect(screens.businessType.heading).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    const kept = await page.evaluate(key => localStorage.getItem(key) ?? '', SIGN_UP_KEY)
    expect(kept).not.toContain('0551234567')
  })
}

test('a token that the server knows no more leads to the phone, with what was typed', async ({ page, screens }) => {
  const phone = '0551234567'
  const data = { businessType: 'freelancer', phone, otpVerified: true, typed: { phone } }
  const state = { currentStep: 'cr', completedSteps: [], data }
  await openWithStorage(page, '/onboarding/cr-number', signUpEntries({ token: 'x'.repeat(43), state }))
  await expect(page).toHaveURL('/onboarding/phone')
  await expect(page.getByText('Please verify your phone again')).toBeVisible()
  await expect(screens.phone.number).toHaveValue('055 123 4567')
})

test('two tabs tell each other', async ({ context, screens, arriveAt, applicant }) => {
  await arriveAt('cr')
  const other = await context.newPage()
  await other.goto('/onboarding/cr-number')
  await expect(other.getByRole('heading', { level: 1, name: 'CR Number' })).toBeVisible()
  await screens.registration.submit(applicant.crNumber)
  await expect(screens.identity.heading).toBeVisible()
  await other.goto('/onboarding/id-number')
  await expect(other.getByText('Green Palm Trading Est.')).toBeVisible()
})

test('Back loses nothing that was typed or chosen', async ({ page, screens, arriveAt, applicant }) => {
  const { registration, identity, kyb, password } = screens
  await arriveAt('cr')
  await registration.submit(applicant.crNumber)
  await identity.number.fill('1990800')
  await page.goBack()
  await expect(registration.number).not.toHaveValue('')
  await page.goForward()
  await expect(identity.number).toHaveValue('1990 800')
  await arriveAt('kyb')
  await kyb.answer()
  await expect(password.heading).toBeVisible()
  await page.goBack()
  await expect(kyb.purposes.first()).toBeChecked()
  await expect(kyb.revenue).not.toHaveValue('')
  await expect(kyb.next).toBeEnabled()
})
