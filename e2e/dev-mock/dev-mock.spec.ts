import { allStates } from '#web/mock/screen-states.ts'
import { readContract } from '../../tools/mock/contract-file.ts'
import { mockedOperations } from '../../tools/mock/scenarios.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from './dev-mock.ts'
import { expectedText } from './expected-text.ts'
import { emptyPage, missingText, visitStates } from './visit-states.ts'
import { isTechnical } from './words.ts'

// One after the other, so that one server serves them.
test.describe.configure({ mode: 'default', timeout: 300_000 })

const states = allStates(mockedOperations(readContract()))
/** What every operation can answer and every screen takes alike, but for an error that nobody knows. */
const isOfAllOperations = (code = '') => code !== 'UNKNOWN_ERROR' && isTechnical(code)
const isOpening = ({ area }: { area: string }) => area === 'sign-up' || area === 'sign-in'

test('every state of sign-up and of sign-in is reached, and says what happened', async ({ context }) => {
  const wrong = await visitStates(
    context,
    states.filter(({ screen }) => isOpening(screen)),
    (page, state) => missingText(page, expectedText(state)),
  )
  expect(wrong).toEqual([])
})

test('every state of the other screens is reached without a complaint', async ({ context }) => {
  const wrong = await visitStates(
    context,
    states.filter(({ screen, scenario }) => !isOpening(screen) && !isOfAllOperations(scenario?.code)),
    page => emptyPage(page),
  )
  expect(wrong).toEqual([])
})

test('a scenario that is chosen in the picker is what the app is answered', async ({ page }) => {
  await page.goto('/?state=phone.start')
  await page.getByLabel('Phone number').fill('0512345678')
  await page.keyboard.press('Alt+Shift+M')
  const picker = page.getByRole('dialog', { name: 'Mock of the contract' })
  await picker.getByLabel('Find an operation or a scenario').fill('phone_duplicate')
  await picker.getByRole('combobox', { name: /^sendOtp/ }).selectOption('409 phone_duplicate')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: 'Already Registered' })).toBeVisible()
  await page.keyboard.press('Alt+Shift+M')
  await expect(picker.getByRole('region', { name: 'Last responses' })).toContainText('sendOtp 409 phone_duplicate')
})

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['en', 'dark'],
  ['ar', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`the design system is accessible, ${language} ${colorScheme}`, async ({ browser, devMock }) => {
    const page = await browser.newPage({ locale: language, colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${devMock}/gallery`)
    await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
    await expectAccessible(page)
    await page.close()
  })
}

test('the gallery draws the states of a screen', async ({ page }) => {
  await page.goto('/gallery/screens')
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('phone')
  await page.getByRole('searchbox', { name: 'State' }).fill('phone_duplicate')
  const frame = page.frameLocator('iframe[title^="phone.phone_duplicate"]')
  await expect(frame.getByText('This phone number is already registered')).toBeVisible()
})
