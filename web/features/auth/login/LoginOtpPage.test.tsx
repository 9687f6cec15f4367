import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const signInHeading = page.getByRole('heading', { level: 1, name: 'Sign In' })
const identifier = page.getByRole('textbox', { name: 'Phone Number or ID/UNN' })
const firstBox = page.getByLabelText('Digit 1 of 6')
const verify = page.getByRole('button', { name: 'Verify' })
const resend = page.getByRole('button', { name: 'Resend' })

/** The first box has the focus. */
const typeCode = async () => {
  await expect.element(firstBox).toHaveFocus()
  await userEvent.keyboard(ANY_CODE)
}

const waitsToResend = (usual?: object) => ({ ...usual, resendAt: Date.now() + 30_000 })

for (const locationState of [null, { userId: 'somebody' }, { phoneOrEmail: '0512345678' }, 'text']) {
  test(`opened with the state ${JSON.stringify(locationState)}, the page redirects to the sign-in`, async () => {
    await openScreen('loginCode', { locationState: () => locationState })
    await expect.element(signInHeading).toBeVisible()
  })
}

test('the page shows a typed phone number, but not the one that belongs to an ID', async () => {
  await openScreen('loginCode')
  await expect.element(page.getByText('We sent a 6-digit code by SMS to +966 5•• ••• 010')).toBeVisible()
  await openScreen('loginCode', { locationState: usual => ({ ...usual, phoneOrEmail: '1990800003' }) })
  await expect.element(page.getByText('We sent a 6-digit code by SMS to the phone of your account.')).toBeVisible()
})

test('a complete code is sent once', async () => {
  const { hold, requests } = await openScreen('loginCode')
  hold('verifyLoginOtp')
  await typeCode()
  await page.getByRole('button', { name: 'Verifying…' }).click({ force: true })
  await page.getByLabelText('Digit 6 of 6').click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests('verifyLoginOtp')).toHaveLength(1)
})

test('a call that follows speaks the language of the page', async () => {
  const scenarios = { verifyLoginOtp: 'needs_callback' }
  const { requests, settled } = await openScreen('loginCode', { locale: 'ar', scenarios })
  await settled()
  await userEvent.keyboard(ANY_CODE)
  await expect.poll(() => location.pathname).toBe('/login/callback-verification')
  expect(requests('verifyLoginOtp').map(({ headers }) => headers.get('Accept-Language'))).toEqual(['ar'])
})

test('after 30 seconds another code can be requested', async () => {
  installClock()
  const { respond, renderAgain } = await openScreen('loginCode', { locationState: waitsToResend })
  await expect.element(page.getByText(/^You can request a new code in/)).toBeVisible()
  await expect.element(page.getByText(/^00:[23]\d$/)).toBeVisible()
  await expect.element(resend).toBeDisabled()
  respond('resendLoginOtp', 'all_green', { otpCode: '222222' })
  fastForward(31)
  await resend.click()
  await expect.element(page.getByText('We sent a new code. Earlier codes no longer work.')).toBeVisible()
  await expect.element(page.getByText('222222')).toBeVisible()
  await expect.element(resend).toBeDisabled()
  await expect.element(firstBox).toHaveFocus()
  await renderAgain()
  await expect.element(page.getByText('222222')).toBeVisible()
})

test('a code that cannot be resent is reported', async () => {
  const { respond } = await openScreen('loginCode')
  respond('resendLoginOtp', 'otp_send_failed')
  await resend.click()
  await expect.element(page.getByText('Failed to resend OTP. Please try again.')).toBeVisible()
})

test('too many requests for codes have their own text', async () => {
  const { respond } = await openScreen('loginCode')
  respond('resendLoginOtp', 'rate_limited')
  await resend.click()
  await expect.element(page.getByText(/^Too many requests\./)).toBeVisible()
})

test('a code that is requested too early starts the countdown of the server', async () => {
  const { respond } = await openScreen('loginCode')
  respond('resendLoginOtp', 'otp_cooldown', { retryAfterSeconds: 45 })
  await resend.click()
  await expect.element(resend).toBeDisabled()
  await expect.element(page.getByText(/^00:4\d$/)).toBeVisible()
})

test('after five minutes the code expires', async () => {
  installClock()
  await openScreen('loginCode', { locationState: waitsToResend })
  await expect.element(firstBox).toBeVisible()
  fastForward(301)
  await expect.element(page.getByText('Verification code has expired. Please request a new one.')).toBeVisible()
  await expect.element(resend).toBeEnabled()
})

test.each([
  ['verifyLoginOtp', typeCode],
  ['resendLoginOtp', () => resend.click()],
])('a sign-in that has ended returns to the sign-in page, %s', async (operation, act) => {
  const { respond } = await openScreen('loginCode')
  respond(operation, 'login_expired')
  await act()
  await expect.element(page.getByText('Session expired. Please login again.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect.element(identifier).toHaveValue('0500000010')
})

test('a call that cannot be placed is reported, and the code can be sent again', async () => {
  const { respond } = await openScreen('loginCode')
  respond('verifyLoginOtp', 'call_failed')
  await typeCode()
  await expect.element(page.getByText('We could not call you. Please try again.')).toBeVisible()
  respond('verifyLoginOtp', 'all_green')
  await verify.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('another account can be chosen', async () => {
  await openScreen('loginCode')
  await page.getByRole('link', { name: 'Sign in with another account' }).click()
  await expect.element(identifier).toHaveValue('')
})
