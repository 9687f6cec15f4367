import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ screens }) => {
  await screens.businessType.open()
  await screens.businessType.choose('freelancer')
})

test('a number with an account leads to the sign-in', async ({ page, screens }) => {
  const { phone, login } = screens
  await phone.submit('0500000001')
  const dialog = page.getByRole('dialog', { name: 'Already Registered' })
  await expect(dialog).toContainText('This phone number is already registered')
  await dialog.getByRole('link', { name: 'Go to Login' }).click()
  await expect(login.identifier).toHaveValue('0500000001')
})

test('a code that cannot be sent is reported, and the number stays', async ({ page, screens, consoleErrors }) => {
  consoleErrors.expect(/status of 502/)
  await screens.phone.submit('0500000002')
  await expect(page.getByRole('alert')).toContainText('Failed to send OTP')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(screens.phone.number).toHaveValue('050 000 0002')
})

test('a provider that does not respond leads to a timeout', async ({ page, screens, consoleErrors }) => {
  consoleErrors.expect(/status of 504/)
  await screens.phone.submit('0500000003')
  await expect(screens.phone.sending).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Request timeout', { timeout: 15_000 })
})

test('a slow request is reported, and its late response does not navigate after Back', async ({
  page,
  screens,
  applicant,
}) => {
  const { phone, businessType } = screens
  await page.clock.install()
  const slow = await holdRequests(page, '**/api/v1/auth/send-otp')
  await phone.submit(applicant.phone)
  await expect(phone.sending).toBeVisible()
  await page.clock.fastForward(9_000)
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  const sent = page.waitForResponse('**/send-otp')
  slow.letThrough()
  await sent
  await expect(businessType.card('freelancer')).toBeChecked()
  await expect(page).toHaveURL('/onboarding/business-type')
})

test('offline is reported, the number stays, and the request can be sent when online', async ({
  page,
  context,
  screens,
  applicant,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const { phone, code } = screens
  await phone.number.fill(applicant.phone)
  await context.setOffline(true)
  await phone.next.click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(phone.sending).toBeVisible()
  await context.setOffline(false)
  await expect(code.heading).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('an invalid number is not sent, and its error is shown', async ({ page, screens }) => {
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
