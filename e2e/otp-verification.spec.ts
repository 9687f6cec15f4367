import type { Page } from '@playwright/test'
import { signUp } from '#api/testing/personas.ts'
import { navigateWithState } from './support/navigate-with-state.ts'
import { expect, test } from './support/test.ts'

test('without a phone number the page redirects to the sign-in', async ({ page, screens }) => {
  await page.goto('/otp-verification')
  await expect(screens.login.heading).toBeVisible()
})

test('five wrong codes block the account, of a freelancer too', async ({ page, screens, api, consoleErrors }) => {
  consoleErrors.expect(/status of 429/)
  const person = signUp(api, { businessType: 'freelancer' })
  await person.askForCode({ alternativeScreen: true })
  await navigateWithState(page, '/otp-verification', { phoneNumber: person.phoneNumber })
  const resent = page.waitForRequest('**/send-otp')
  await screens.code.resend.click()
  expect((await resent).postDataJSON()).toEqual({ phoneNumber: person.phoneNumber, alternativeScreen: true })
  const wrong = (failures: number) => String((Number(person.otp) + failures) % 1_000_000).padStart(6, '0')
  for (let failures = 1; failures < 5; failures += 1) {
    await screens.code.typeRefused(wrong(failures))
    await expect(screens.code.error).toContainText('Invalid verification code. Please try again.')
  }
  await screens.code.type(wrong(5))
  const blocked = page.getByRole('dialog', { name: 'Account Blocked' })
  await expect(blocked).toContainText('Your account has been blocked, please register again to continue using the app.')
  await blocked.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL('/login')
})

test('a user with neither sets a password, then a passcode', async ({ page, screens, api }) => {
  const person = await signUp(api).upTo('password')
  const { userId, token } = person
  await navigateWithState(page, '/otp-verification', { phoneNumber: person.phoneNumber })
  await respondToVerification(page, {
    userId,
    token,
    nextStep: 'set_credentials',
    hasPassword: false,
    hasPasscode: false,
  })
  await screens.code.type('123456')
  await expect(page).toHaveURL('/set-password')
  await screens.password.choose(person.values.password)
  await expect(page).toHaveURL('/set-passcode')
  const boxes = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('textbox').first()
  await boxes('Passcode').pressSequentially('123456')
  await boxes('Confirm passcode').pressSequentially('123456')
  await page.getByRole('button', { name: 'Set Passcode' }).click()
  await expect(page.locator('#field-passcode-error')).toHaveText(
    'This passcode is too easy to guess. Please choose another.',
  )
  await boxes('Passcode').pressSequentially('274913')
  await boxes('Confirm passcode').pressSequentially('274913')
  await page.getByRole('button', { name: 'Set Passcode' }).click()
  await expect(page).toHaveURL('/login')
})

test('the password page links to the open step if an earlier one is missing', async ({ page, screens, api }) => {
  const person = signUp(api)
  await person.askForCode()
  await navigateWithState(page, '/otp-verification', { phoneNumber: person.phoneNumber })
  await screens.code.type(person.otp)
  await expect(page).toHaveURL('/set-password')
  await expect(page.getByText('Your password can be set once the steps before it are complete.')).toBeVisible()
  await expect(screens.password.password, 'nothing is typed in vain').toBeHidden()
  await page.getByRole('link', { name: 'Continue sign-up' }).click()
  await expect(screens.cr.heading).toBeVisible()
})

const ROUTES = [
  { nextStep: 'set_credentials', hasPassword: true, hasPasscode: false, to: '/set-passcode' },
  { nextStep: 'set_credentials', hasPassword: true, hasPasscode: true, to: '/app/dashboard' },
  { nextStep: 'login', hasPassword: true, hasPasscode: true, to: '/app/dashboard' },
]
test('the next step from the server decides the page after the code', async ({
  page,
  screens,
  applicant,
  signedInAt,
}) => {
  // The dashboard needs a session.
  await signedInAt('/app/dashboard')
  for (const { to, ...response } of ROUTES) {
    await navigateWithState(page, '/otp-verification', { phoneNumber: applicant.phone })
    await respondToVerification(page, { userId: '0b7f3c1e-7a54-4b0e-9d2f-5a1c8e6d4f20', ...response })
    await screens.code.type('123456')
    await expect(page).toHaveURL(to)
  }
})

test('the code of a phone with an account leads to the sign-in with a message', async ({
  page,
  screens,
  applicant,
}) => {
  await navigateWithState(page, '/otp-verification', { phoneNumber: applicant.phone })
  const userId = '0b7f3c1e-7a54-4b0e-9d2f-5a1c8e6d4f20'
  await respondToVerification(page, { userId, nextStep: 'login', hasPassword: true, hasPasscode: true })
  await screens.code.type('123456')
  await expect(page.getByText('Your phone number is verified, and it has an account.')).toBeVisible()
  await expect(screens.login.identifier).toHaveValue(applicant.phone)
})

for (const path of ['/set-password', '/set-passcode']) {
  test(`${path} opened directly shows that the user is unknown`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('User ID not found. Please restart the onboarding process.')
  })
}

/** Responses for kinds of accounts that only other kinds of sign-up create. */
async function respondToVerification(page: Page, response: object): Promise<void> {
  await page.route('**/api/v1/auth/verify-otp', route =>
    route.fulfill({ json: { success: true, verified: true, ...response } }),
  )
}
