import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE, ANY_ID, KYB_ANSWERS } from '#web/mock/stored-state.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const loginHeading = page.getByRole('heading', { level: 1, name: 'Sign In' })
const passwordHeading = page.getByRole('heading', { level: 1, name: 'Set Your Password' })
const passcodeHeading = page.getByRole('heading', { level: 1, name: 'Set Your Passcode' })
const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' })
const firstBox = page.getByLabelText('Digit 1 of 6').first()

/** A sign-up whose next step is the password, and one whose password is set. */
const DATA = {
  businessType: 'freelancer',
  phone: '+966512345678',
  otpVerified: true,
  crVerified: true,
  idVerified: true,
  nafath: { sessionId: ANY_ID, status: 'approved', expiresAt: '2026-01-05T09:10:00.000Z' },
  screeningStatus: 'CLEAR',
  kybData: KYB_ANSWERS,
}
const AT_PASSWORD = { currentStep: 'password', data: DATA }
const AT_DONE = { currentStep: 'done', data: { ...DATA, passwordSet: true } }

const typeCode = async () => {
  await firstBox.click()
  await userEvent.keyboard(ANY_CODE)
}

test('without a phone number the page redirects to the sign-in', async () => {
  await openScreen('otpVerification', { locationState: () => null })
  await expect.element(loginHeading).toBeVisible()
})

test('a code is resent for the alternative screen', async () => {
  const { respond, requests } = await openScreen('otpVerification')
  respond('sendOtp', 'alternative_screen', { otpCode: '222222' })
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.element(page.getByText('222222')).toBeVisible()
  expect(requests('sendOtp').map(({ body }) => body)).toEqual([
    { phoneNumber: '+966512345678', alternativeScreen: true },
  ])
})

test('the countdown runs from the start, when whoever opened the page has sent the code', async () => {
  installClock()
  await openScreen('otpVerification', { locationState: () => ({ phoneNumber: '0512345678' }) })
  const resend = page.getByRole('button', { name: /^Resend/ })
  await expect.element(resend).toBeDisabled()
  fastForward(31)
  await expect.element(resend).toBeEnabled()
})

test('the last wrong code blocks the account', async () => {
  const { respond } = await openScreen('otpVerification')
  respond('verifyOtp', 'wrong_code', { attemptsRemaining: 1 })
  await firstBox.click()
  await userEvent.keyboard('111111')
  await expect.element(page.getByText(/^Invalid verification code\. Please try again\./)).toBeVisible()
  await expect.element(firstBox).toHaveFocus()
  respond('verifyOtp', 'wrong_code', { attemptsRemaining: 0 })
  await userEvent.keyboard('222222')
  const blocked = page.getByRole('dialog', { name: 'Account Blocked' })
  const says = 'Your account has been blocked, please register again to continue using the app.'
  await expect.element(blocked.getByText(says)).toBeVisible()
  await blocked.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(loginHeading).toBeVisible()
})

test('a user with neither sets a password, then a passcode', async () => {
  const { respond } = await openScreen('otpVerification')
  respond('getOnboardingSession', 'all_green', AT_PASSWORD)
  await typeCode()
  await expect.element(passwordHeading).toBeVisible()
  await page.getByLabelText('Password', { exact: true }).fill('Palm#Trees2031')
  await page.getByLabelText('Confirm password', { exact: true }).fill('Palm#Trees2031')
  respond('getOnboardingSession', 'all_green', AT_DONE)
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect.element(passcodeHeading).toBeVisible()
  await setPasscode('123456')
  const says = 'This passcode is too easy to guess. Please choose another.'
  await expect.element(page.getByRole('alert').getByText(says)).toBeVisible()
  await setPasscode('274913')
  await expect.element(loginHeading).toBeVisible()
})

test('the password page links to the open step if an earlier one is missing', async () => {
  await openScreen('otpVerification')
  await typeCode()
  await expect.element(passwordHeading).toBeVisible()
  const says = 'Your password can be set once the steps before it are complete.'
  await expect.element(page.getByText(says)).toBeVisible()
  // The form is not shown, so that nobody fills it in for nothing.
  await expect.element(page.getByLabelText('Password', { exact: true })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Continue sign-up' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'ID Number' })).toBeVisible()
})

test.each([
  ['all_green', { hasPassword: true, hasPasscode: false }, passcodeHeading],
  ['all_green', { hasPassword: true, hasPasscode: true }, dashboard],
  ['login', { hasPassword: true, hasPasscode: true }, dashboard],
])('the next step from the server decides the page after the code: %s, %j', async (scenario, fields, heading) => {
  const { respond } = await openScreen('otpVerification', { stored: { signedIn: true } })
  respond('verifyOtp', scenario, fields)
  await typeCode()
  await expect.element(heading).toBeVisible()
})

test('the code of a phone with an account leads to the sign-in with a message', async () => {
  const { respond } = await openScreen('otpVerification')
  respond('verifyOtp', 'login', { hasPasscode: true })
  await typeCode()
  await expect.element(page.getByText(/^Your phone number is verified and already has an account\./)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Phone Number or ID/UNN' })).toHaveValue('0512345678')
})

test.each(['setPassword', 'setPasscode'])('%s opened directly shows that the user is unknown', async id => {
  await openScreen(id, { locationState: () => null })
  await expect
    .element(page.getByRole('alert').getByText('User ID not found. Please restart the onboarding process.'))
    .toBeVisible()
})

async function setPasscode(passcode: string): Promise<void> {
  for (const name of ['Passcode', 'Confirm passcode']) {
    await page.getByRole('group', { name, exact: true }).getByRole('textbox').first().click()
    await userEvent.keyboard(passcode)
  }
  await page.getByRole('button', { name: 'Set Passcode' }).click()
}
