import { expect, test } from './support/test.ts'

test.beforeEach(async ({ screens }) => {
  await screens.businessType.open()
  await screens.businessType.choose('freelancer')
})

test('a number that has an account leads to the sign-in', async ({ page, screens }) => {
  const { phone, login } = screens
  await phone.submit('0500000001')
  const dialog = page.getByRole('dialog', { name: 'Already Registered' })
  await expect(dialog).toContainText('This phone number is already registered')
  await dialog.getByRole('link', { name: 'Go to Login' }).click()
  await expect(login.identifier).toHaveValue('0500000001')
})

test('a message that cannot be sent is said so, and the number stays', async ({ page, screens, consoleErrors }) => {
  consoleErrors.expect(/status of 502/)
  await screens.phone.submit('0500000002')
  await expect(page.getByRole('alert')).toContainText('Failed to send OTP')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(screens.phone.number).toHaveValue('050 000 0002')
})

test('a provider that hangs ends in a time-out, not in a spinner for ever', async ({
  page,
  screens,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 504/)
  await screens.phone.submit('0500000003')
  await expect(screens.phone.sending).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Request timeout', { timeout: 15_000 })
})

test('what is no number is not sent, and the screen says why', async ({ page, screens }) => {
  const { number, next } = screens.phone
  const refusals = {
    '': 'Phone number is required',
    '051234567': 'Phone number must be exactly 10 digits',
    '0412345678': 'Phone number must start with 05',
  }
  for (const [typed, says] of Object.entries(refusals)) {
    await number.fill(typed)
    await number.blur()
    await expect(page.getByText(says, { exact: true })).toBeVisible()
    await expect(next).toBeDisabled()
  }
})
