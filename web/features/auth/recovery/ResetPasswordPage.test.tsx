import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const CHOSEN = 'Dates&Coffee77'
const TOO_EASY = 'This password is too easy to guess. Please choose another.'
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const password = page.getByLabelText('New password', { exact: true })
const confirmation = page.getByLabelText('Confirm password', { exact: true })
const reset = page.getByRole('button', { name: 'Reset Password' })
const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
const startAgain = page.getByRole('link', { name: 'Start again' })

const choose = async (newPassword = CHOSEN, again = newPassword) => {
  await password.fill(newPassword)
  await confirmation.fill(again)
  await reset.click()
}

/** The keys of a reset without the recovery that they belong to. */
const keysOnly = () => ({ resetToken: 'of-a-recovery', otp: '482913' })

test.each(['resetPassword', 'resetPasswordByPhone'])('%s: a broken rule has its message', async screen => {
  const { requests } = await openScreen(screen)
  for (const [newPassword, problem] of Object.entries({
    '': 'Please enter a password',
    'aB3#': 'Password must be at least 8 characters long',
    'abcdefg3#': 'Password must contain at least one uppercase letter',
    'ABCDEFG3#': 'Password must contain at least one lowercase letter',
    'Abcdefgh#': 'Password must contain at least one number',
    Abcdefgh3: 'Password must contain at least one special character',
    'P@ssw0rd1': TOO_EASY,
  })) {
    await password.fill(newPassword)
    await reset.click()
    await expect.element(password).toHaveAccessibleDescription(new RegExp(`^${problem}`))
  }
  await choose(CHOSEN, 'Dates&Coffee78')
  await expect.element(confirmation).toHaveAccessibleDescription('Passwords do not match')
  expect(requests('resetPassword')).toEqual([])
})

test('fulfilled rules are ticked and the strength is shown while typing', async () => {
  await openScreen('resetPassword')
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  const strength = page.getByRole('status').filter({ hasText: /Weak|Medium|Strong/ })
  await password.fill('abcdefgh')
  await expect.element(strength).toHaveTextContent('Weak')
  await expect.element(rule('an uppercase letter')).toMatchTextContent('(still missing)')
  await expect.element(rule('a lowercase letter')).toMatchTextContent('(done)')
  await password.fill('Kettledr1')
  await expect.element(strength).toHaveTextContent('Medium')
  await expect.element(rule('an uppercase letter')).toMatchTextContent('(done)')
  await password.fill('P@ssw0rd1234!')
  await expect.element(strength).toHaveTextContent('Weak')
  await password.fill('Kettledr1-')
  await expect.element(strength).toHaveTextContent('Strong')
  await expect.element(rule('symbols')).toMatchTextContent('(done)')
})

test('a password that the server refuses is an error at its field', async () => {
  await openScreen('resetPassword', { scenarios: { resetPassword: 'password_weak' } })
  await choose()
  await expect.element(password).toHaveAccessibleDescription(new RegExp(`^${TOO_EASY}`))
  await expect.element(password).toHaveValue('')
})

test('an unknown token without a recovery restarts it', async () => {
  const scenarios = { resetPassword: 'reset_token_unknown' }
  await openScreen('resetPasswordByPhone', { locationState: keysOnly, scenarios })
  await choose()
  await expect.element(summary).toMatchTextContent('Invalid or expired reset code. Please request a new one.')
  await startAgain.click()
  await expect.element(heading('Verify Identity')).toBeVisible()
  expect(location.pathname).toBe('/forgot-password/phone')
})

test('after a server error typed values stay', async () => {
  await openScreen('resetPassword', { scenarios: { resetPassword: 'unknown_error' } })
  await choose()
  await expect.element(summary).toMatchTextContent('Failed to reset password. Please try again.')
  await expect.element(password).toHaveValue(CHOSEN)
})

test('a second press during the request sends nothing', async () => {
  const { hold, requests } = await openScreen('resetPassword')
  const release = hold('resetPassword')
  await choose()
  await page.getByRole('button', { name: 'Resetting your password…' }).click({ force: true })
  await confirmation.click()
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(heading('Password Changed Successfully')).toBeVisible()
  expect(requests('resetPassword')).toHaveLength(1)
})

test('a reset removes the session of this browser and leads to the sign-in', async () => {
  await openScreen('resetPassword', { stored: { signedIn: true } })
  await choose()
  await expect.element(heading('Password Changed Successfully')).toBeVisible()
  expect(localStorage.getItem('refreshToken')).toBeNull()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect.element(heading('Sign In')).toBeVisible()
})

test('Back leads to the code', async () => {
  await openScreen('resetPassword')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.element(heading('Enter Verification Code')).toBeVisible()
})

test.each([
  ['resetPassword', '/forgot-password/id-bod'],
  ['resetPasswordByPhone', '/forgot-password/phone'],
])('opened directly, %s links to the start of the recovery', async (screen, start) => {
  await openScreen(screen, { locationState: () => null })
  await expect.element(page.getByText('Reset token or OTP not found. Please try again.')).toBeVisible()
  await startAgain.click()
  await expect.element(heading('Verify Identity')).toBeVisible()
  expect(location.pathname).toBe(start)
})

test('opened directly, the confirmation redirects to the sign-in', async () => {
  await openScreen('resetDone', { locationState: () => null })
  await expect.element(heading('Sign In')).toBeVisible()
})
