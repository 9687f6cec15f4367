import { signUp } from '#api/testing/customers/newcomer.ts'
import { freePort } from '../api/dev/free-port.ts'
import { openWithStorage, signUpEntries } from './support/browser-storage.ts'
import { NPM_START, newDataFolder, startPlink } from './support/plink.ts'
import { expect, test } from './support/test.ts'

test('another browser continues at the step of the first one, after the code', async ({
  screens,
  api,
  anotherBrowser,
}) => {
  const newcomer = await signUp(api).upTo('kyb')
  const { page, screens: there } = await anotherBrowser()
  // The server sends a second code only after thirty seconds, so the response is simulated.
  const { userId, token } = newcomer
  await page.route('**/api/v1/auth/verify-otp', route =>
    route.fulfill({ json: { success: true, verified: true, nextStep: 'set_credentials', userId, token } }),
  )
  await there.businessType.open()
  await there.businessType.choose(newcomer.values.businessType)
  await there.phone.submit(newcomer.values.phone)
  await there.code.type('123456')
  await expect(there.kyb.heading).toBeVisible()
  await page.goto('/onboarding/id-number')
  await expect(there.identity.company).toHaveText('Green Palm Trading Est.')
  await expect(screens.kyb.heading).toBeHidden()
})

test('a server that is killed and restarted has lost nothing', async ({
  page,
  screens,
  signUpValues,
  consoleErrors,
}) => {
  // Requests that run when the server ends fail, for example for the JavaScript of the next page.
  consoleErrors.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  const dataDir = await newDataFolder()
  const port = await freePort()
  const first = await startPlink(port, dataDir, NPM_START)
  await page.goto(first.url)
  await screens.landing.register.click()
  await screens.businessType.choose('freelancer')
  await screens.phone.submit(signUpValues.phone)
  await screens.code.typeShown()
  await screens.cr.submit(signUpValues.crNumber)
  await expect(screens.identity.heading).toBeVisible()

  first.kill('SIGKILL')
  await first.exited
  await screens.identity.submit(signUpValues.idNumber)
  await expect(page.getByRole('alert')).toContainText('Failed to verify ID Number. Please try again.')

  const second = await startPlink(port, dataDir, NPM_START)
  await page.reload()
  await expect(screens.identity.company).toHaveText('Green Palm Trading Est.')
  await screens.identity.next.click()
  await expect(screens.nafath.redirection).toBeVisible()
  // The screen keeps polling. A request that the end of the test cuts off is not an error.
  await page.close()
  second.kill('SIGKILL')
  await second.exited
})

test('an unknown token leads to the phone step and keeps what was typed', async ({ page, screens }) => {
  const phone = '0551234567'
  const data = { businessType: 'freelancer', phone, otpVerified: true, typed: { phone } }
  const state = { currentStep: 'cr', completedSteps: [], data }
  await openWithStorage(page, '/onboarding/cr-number', signUpEntries({ token: 'x'.repeat(43), state }))
  await expect(page).toHaveURL('/onboarding/phone')
  await expect(page.getByText('Please verify your phone again')).toBeVisible()
  await expect(screens.phone.number).toHaveValue('055 123 4567')
})

test('two tabs share one sign-up', async ({ context, screens, arriveAt, signUpValues }) => {
  await arriveAt('cr')
  const other = await context.newPage()
  await other.goto('/onboarding/cr-number')
  await expect(other.getByRole('heading', { level: 1, name: 'CR Number' })).toBeVisible()
  await screens.cr.submit(signUpValues.crNumber)
  await expect(screens.identity.heading).toBeVisible()
  await other.goto('/onboarding/id-number')
  await expect(other.getByText('Green Palm Trading Est.')).toBeVisible()
})

test('Back keeps everything that was typed or chosen', async ({ page, screens, arriveAt, signUpValues }) => {
  const { cr, identity, kyb, password } = screens
  await arriveAt('cr')
  await cr.submit(signUpValues.crNumber)
  await identity.number.fill('1990800')
  await page.goBack()
  await expect(cr.number).not.toHaveValue('')
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
