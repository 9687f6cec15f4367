import { holdRequests } from './support/hold-requests.ts'
import { navigateWithState } from './support/navigate-with-state.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const KEYS = { resetToken: 'of-a-recovery', otp: '482913' }
const CHOSEN = 'Dates&Coffee77'

for (const path of ['/reset-password', '/forgot-password/phone/set-password']) {
  test(`${path}: a broken rule has its message`, async ({ page, screens }) => {
    await navigateWithState(page, path, KEYS)
    const { recovery } = screens
    const refusals = {
      '': 'Please enter a password',
      'aB3#': 'Password must be at least 8 characters long',
      'abcdefg3#': 'Password must contain at least one uppercase letter',
      'ABCDEFG3#': 'Password must contain at least one lowercase letter',
      'Abcdefgh#': 'Password must contain at least one number',
      Abcdefgh3: 'Password must contain at least one special character',
      'P@ssw0rd1': 'This password is too easy to guess. Please choose another.',
    }
    for (const [chosen, says] of Object.entries(refusals)) {
      await recovery.choose(chosen)
      await expect(page.locator('#field-password-error')).toHaveText(says)
    }
    await recovery.choose(CHOSEN, 'Dates&Coffee78')
    await expect(page.locator('#field-confirmation-error')).toHaveText('Passwords do not match')
    await expect(page).toHaveURL(path)
  })
}

test('fulfilled rules are ticked and the strength is shown while typing', async ({ page, screens }) => {
  await navigateWithState(page, '/reset-password', KEYS)
  const { password } = screens.recovery
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  const strength = page.getByRole('status').filter({ hasText: /Weak|Medium|Strong/ })
  await password.fill('abcdefgh')
  await expect(strength).toHaveText('Weak')
  await expect(rule('an uppercase letter')).toContainText('(still missing)')
  await expect(rule('a lowercase letter')).toContainText('(done)')
  await password.fill('Kettledr1')
  await expect(strength).toHaveText('Medium')
  await expect(rule('an uppercase letter')).toContainText('(done)')
  await password.fill('P@ssw0rd1234!')
  await expect(strength, 'on every list').toHaveText('Weak')
  await password.fill('Kettledr1-')
  await expect(strength).toHaveText('Strong')
  await expect(rule('symbols')).toContainText('(done)')
})

test('a password that is too common is an error at its field', async ({ page, screens }) => {
  const json = { error: 'x', code: 'VALIDATION_ERROR', requestId: 'e2e', fields: { newPassword: 'Too easy' } }
  await page.route('**/api/v1/auth/reset-password', route => route.fulfill({ status: 400, json }))
  await navigateWithState(page, '/reset-password', KEYS)
  await screens.recovery.choose(CHOSEN)
  await expect(page.locator('#field-password-error')).toHaveText(
    'This password is too easy to guess. Please choose another.',
  )
  await expect(screens.recovery.password).toHaveValue('')
})

test('an unknown token without a recovery restarts it', async ({ page, screens }) => {
  await navigateWithState(page, '/forgot-password/phone/set-password', KEYS)
  await screens.recovery.choose(CHOSEN)
  await expect(page.getByRole('alert')).toContainText('Invalid or expired reset code. Please request a new one.')
  await screens.recovery.startAgain.click()
  await expect(page).toHaveURL('/forgot-password/phone')
})

test('after a server error typed values stay', async ({ page, screens, consoleErrors }) => {
  consoleErrors.expect(/status of 500/)
  await page.route('**/api/v1/auth/reset-password', respondWithError(500, 'UNKNOWN_ERROR'))
  await navigateWithState(page, '/reset-password', KEYS)
  await screens.recovery.choose(CHOSEN)
  await expect(page.getByRole('alert')).toContainText('Failed to reset password. Please try again.')
  await expect(screens.recovery.password).toHaveValue(CHOSEN)
})

test('a second press during the request sends nothing', async ({ page, screens }) => {
  await navigateWithState(page, '/reset-password', KEYS)
  const held = await holdRequests(page, '**/api/v1/auth/reset-password')
  await screens.recovery.choose(CHOSEN)
  await page.getByRole('button', { name: 'Resetting your password…' }).click({ force: true })
  await screens.recovery.confirmation.press('Enter')
  held.letThrough()
  await expect(page.getByRole('alert')).toContainText('Invalid or expired reset code.')
  expect(held.count()).toBe(1)
})
