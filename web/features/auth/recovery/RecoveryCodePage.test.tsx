import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const WRONG = '111111'
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const codeHeading = heading('Enter Verification Code')
const resetHeading = heading('Reset Password')
const firstBox = page.getByLabelText('Digit 1 of 6')
const verify = page.getByRole('button', { name: 'Verify' })
const resend = page.getByRole('button', { name: 'Resend' })
const anotherCode = page.getByRole('link', { name: 'Enter another code' })
const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
const REFUSED = 'Invalid or expired reset code. Please request a new one.'

const waitsToResend = (usual?: object) => ({ ...usual, resendAt: Date.now() + 30_000 })

const type = async (code: string) => {
  await expect.element(firstBox).toBeVisible()
  await firstBox.click()
  await userEvent.keyboard(code)
}

const choose = async (password = 'Dates&Coffee77') => {
  await page.getByLabelText('New password', { exact: true }).fill(password)
  await page.getByLabelText('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}

test.each([
  ['recoverByIdCode', '/forgot-password/id-bod'],
  ['recoverByPhoneCode', '/forgot-password/phone'],
])('opened directly, %s redirects to %s', async (screen, start) => {
  await openScreen(screen, { locationState: () => null })
  await expect.element(heading('Verify Identity')).toBeVisible()
  expect(location.pathname).toBe(start)
})

test('a code needs all six digits', async () => {
  await openScreen('recoverByIdCode')
  await type('123')
  await verify.click()
  await expect.element(page.getByText('Please enter all 6 digits.')).toBeVisible()
  await page.getByLabelText('Digit 4 of 6').click()
  await userEvent.keyboard('456')
  await expect.element(resetHeading).toBeVisible()
})

test('a refused code disables the reset and says why, and neither leads to the reset nor is sent again', async () => {
  const { requests } = await openScreen('recoverByIdCode', { scenarios: { resetPassword: 'wrong_code' } })
  await type(WRONG)
  await choose()
  await expect.element(summary).toHaveTextContent(`There is a problem${REFUSED} 4 attempts left.`)
  await expect.element(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled()
  await expect.element(page.getByText('The code was refused, so the password cannot be reset with it.')).toBeVisible()
  await page.getByLabelText('Confirm password', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  expect(requests('resetPassword')).toHaveLength(1)
  await anotherCode.click()
  await expect.element(page.getByLabelText('Digit 6 of 6')).toHaveValue('1')
  await verify.click()
  await expect.element(page.getByText('Invalid verification code. Please try again.')).toBeVisible()
  await expect.element(verify).toBeDisabled()
  await type(ANY_CODE)
  await expect.element(resetHeading).toBeVisible()
})

test('an unknown token leads back to the code', async () => {
  await openScreen('recoverByIdCode', { scenarios: { resetPassword: 'reset_token_unknown' } })
  await type(ANY_CODE)
  await choose()
  await expect.element(summary).toHaveTextContent(`There is a problem${REFUSED}`)
  await anotherCode.click()
  await expect.element(codeHeading).toBeVisible()
})

test('a code can be resent after 30 seconds, and the first token stays', async () => {
  installClock()
  const { respond, requests } = await openScreen('recoverByIdCode', { locationState: waitsToResend })
  await expect.element(resend).toBeDisabled()
  respond('forgotPassword', 'resend', { otpCode: '222222' })
  fastForward(31)
  await resend.click()
  await expect.element(page.getByText('We sent a new code. Earlier codes no longer work.')).toBeVisible()
  await expect.element(page.getByText('222222')).toBeVisible()
  await expect.element(resend).toBeDisabled()
  expect(requests('forgotPassword')[0]?.body).toEqual({ idUnn: '1990200170', dateOfBirth: '' })
  const { usr } = history.state
  await type('222222')
  await choose()
  await expect.element(heading('Password Changed Successfully')).toBeVisible()
  expect(requests('resetPassword')[0]?.body).toMatchObject({ resetToken: usr.resetToken, otp: '222222' })
})

test('an expired code is not sent', async () => {
  installClock()
  await openScreen('recoverByIdCode')
  const expired = page.getByText('Verification code has expired. Please request a new one.')
  await expect.element(firstBox).toBeVisible()
  fastForward(301)
  await expect.element(expired).toBeVisible()
  await type(ANY_CODE)
  await expect.element(expired).toBeVisible()
  expect(location.pathname).toBe('/forgot-password/id-bod/otp')
})

test('a recovery that has ended can be restarted', async () => {
  await openScreen('recoverByIdCode', { scenarios: { forgotPassword: 'recovery_expired' } })
  await resend.click()
  await expect.element(page.getByText('The recovery has expired. Please start again.')).toBeVisible()
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect.element(heading('Verify Identity')).toBeVisible()
})
