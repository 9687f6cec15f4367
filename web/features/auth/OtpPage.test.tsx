import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const firstBox = page.getByLabelText('Digit 1 of 6')
const verify = page.getByRole('button', { name: 'Verify' })
const resend = page.getByRole('button', { name: 'Resend' })
const idHeading = page.getByRole('heading', { level: 1, name: 'ID Number' })

const typeCode = async () => {
  await firstBox.click()
  await userEvent.keyboard(ANY_CODE)
}

/** Another code can be requested after 30 seconds. */
const JUST_SENT = () => ({
  signUpAt: 'otp' as const,
  data: {
    codeSent: {
      phone: '0512345678',
      businessType: 'freelancer' as const,
      expiresAt: Date.now() + 300_000,
      resendAt: Date.now() + 30_000,
    },
  },
})

test('an incomplete code is not sent', async () => {
  const { requests } = await openScreen('otp')
  await expect.element(firstBox).toHaveFocus()
  await userEvent.keyboard('123')
  await verify.click()
  await expect.element(page.getByText('Please enter all 6 digits.')).toBeVisible()
  expect(document.title).toMatch(/^Error: /)
  expect(requests('verifyOtp')).toEqual([])
})

test('a complete code is sent once', async () => {
  const { hold, requests } = await openScreen('otp')
  hold('verifyOtp')
  await typeCode()
  await page.getByRole('button', { name: 'Verifying…' }).click({ force: true })
  await page.getByLabelText('Digit 6 of 6').click()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => requests('verifyOtp').map(({ body }) => body))
    .toEqual([{ phoneNumber: '+966512345678', otp: ANY_CODE }])
})

test('a wrong code shows the attempts that are left', async () => {
  const { respond } = await openScreen('otp')
  for (const [attemptsRemaining, tries] of [
    [4, '4 attempts left.'],
    [1, '1 attempt left.'],
  ] as const) {
    respond('verifyOtp', 'wrong_code', { attemptsRemaining })
    await expect.element(firstBox).toHaveFocus()
    await userEvent.keyboard(String(attemptsRemaining).repeat(6))
    const says = `Invalid verification code. Please try again. ${tries}`
    await expect.element(page.getByText(says)).toBeVisible()
  }
})

test.each([
  ['the last wrong code', 'wrong_code', { attemptsRemaining: 0 }],
  ['a code for a locked number', 'otp_locked', {}],
])('%s shows how long the number is locked, also after a reload', async (_code, scenario, fields) => {
  const { respond, renderAgain } = await openScreen('otp')
  respond('verifyOtp', scenario, fields)
  await typeCode()
  const locked = page.getByRole('alert').filter({ hasText: /^Too many wrong codes.* 1[45]:\d\d$/ })
  await expect.element(locked).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Verification is paused' })).toBeVisible()
  await renderAgain()
  await expect.element(locked).toBeVisible()
})

test('an expired code is reported', async () => {
  const { respond } = await openScreen('otp')
  respond('verifyOtp', 'otp_expired')
  await typeCode()
  await expect.element(page.getByText('Verification code has expired. Please request a new one.')).toBeVisible()
  await expect.element(resend).toBeEnabled()
})

test('after the countdown, a new code replaces the first', async () => {
  installClock()
  const { respond, requests } = await openScreen('otp', { stored: JUST_SENT() })
  await expect.element(page.getByText(/^You can request a new code in/)).toBeVisible()
  await expect.element(page.getByText(/^00:[23]\d$/)).toBeVisible()
  await expect.element(page.getByText(ANY_CODE)).toBeVisible()
  await expect.element(resend).toBeDisabled()
  respond('sendOtp', 'all_green', { otpCode: '222222' })
  fastForward(31)
  await resend.click()
  await expect.element(page.getByText('We sent a new code. Earlier codes no longer work.')).toBeVisible()
  await expect.element(page.getByText('222222')).toBeVisible()
  await expect.element(page.getByText(ANY_CODE)).not.toBeInTheDocument()
  await expect.element(resend).toBeDisabled()
  expect(requests('sendOtp').map(({ body }) => body)).toEqual([
    { phoneNumber: '+966512345678', businessType: 'freelancer' },
  ])
})

test('a new code that cannot be sent is reported', async () => {
  const { respond } = await openScreen('otp')
  respond('sendOtp', 'otp_send_failed')
  await resend.click()
  await expect.element(page.getByText('Failed to resend code. Please try again.')).toBeVisible()
})

test('changing the number discards the code of the first one', async () => {
  const { respond, requests } = await openScreen('otp')
  await page.getByRole('link', { name: 'Change Mobile Number?' }).click()
  const number = page.getByRole('textbox', { name: 'Phone number' })
  await expect.element(number).toHaveValue('051 234 5678')
  respond('sendOtp', 'all_green', { otpCode: '222222' })
  await number.fill('0551230099')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('055 123 0099')).toBeVisible()
  await expect.element(page.getByText('222222')).toBeVisible()
  await typeCode()
  await expect.element(idHeading).toBeVisible()
  expect(requests('verifyOtp')[0]?.body).toMatchObject({ phoneNumber: '+966551230099' })
})

test('a verification that fails for another reason than the code can be repeated', async () => {
  const { respond } = await openScreen('otp')
  respond('verifyOtp', 'unknown_error')
  await typeCode()
  await expect.element(page.getByText(/^Failed to verify OTP/)).toBeVisible()
  respond('verifyOtp', 'all_green')
  await verify.click()
  await expect.element(idHeading).toBeVisible()
})

test('an incomplete code and its error survive a change of language', async () => {
  await openScreen('otp')
  await expect.element(firstBox).toHaveFocus()
  await userEvent.keyboard('123')
  await verify.click()
  await expect.element(page.getByText('Please enter all 6 digits.')).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect.element(page.getByText('يرجى إدخال الأرقام الستة كاملة.')).toBeVisible()
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  const boxes = page.getByRole('group')
  await expect.element(boxes.getByRole('textbox').nth(2)).toHaveValue('3')
  await expect.element(boxes).toHaveAttribute('dir', 'ltr')
})
