import { paste } from './support/paste.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ screens }) => {
  await screens.businessType.open()
  await screens.businessType.choose('freelancer')
})

test('a number that has an account leads to the sign-in', async ({ page, screens }) => {
  const { phone } = screens
  await phone.submit('0500000001')
  const dialog = page.getByRole('dialog', { name: 'Already Registered' })
  await expect(dialog).toContainText('This phone number is already registered')
  await dialog.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login')
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

test('however a number is written, it is understood when pasted', async ({ screens }) => {
  const { number, next } = screens.phone
  const ways = ['0551234567', '+966 55 123 4567', '00966-55-123-4567', '٠٥٥١٢٣٤٥٦٧', '۰۵۵۱۲۳۴۵۶۷', '055 123 4567']
  for (const written of ways) {
    await paste(number, written)
    await expect(number, written).toHaveValue('055 123 4567')
    await expect(next).toBeEnabled()
  }
})

test('the browser can fill the number in', async ({ screens }) => {
  const { number, next } = screens.phone
  await expect(number).toHaveAttribute('autocomplete', 'tel')
  await number.fill('+966551234567')
  await expect(number).toHaveValue('055 123 4567')
  await expect(next).toBeEnabled()
})

test('the number is grouped while it is typed, and the caret stays where the person is', async ({ page, screens }) => {
  const { number } = screens.phone
  await number.pressSequentially('051234567')
  await expect(number).toHaveValue('051 234 567')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('9')
  await expect(number).toHaveValue('051 234 9567')
})
