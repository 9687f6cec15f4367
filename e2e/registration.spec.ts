import { paste } from './support/paste.ts'
import { expect, test } from './support/test.ts'

test('both a CR number and a unified number are accepted', async ({ screens, arriveAt }) => {
  const { registration, identity } = screens
  await arriveAt('cr')
  await registration.number.fill('990000')
  await expect(registration.number).toHaveValue('9900-00')
  await paste(registration.number, '٩٩٠٠ ٠٠٠-٠٠٠')
  await registration.next.click()
  await expect(identity.heading).toBeVisible()
  await expect(identity.company).toHaveText('Green Palm Trading Est.')
  await identity.back.click()
  await expect(registration.number).toHaveValue('9900-000-000')
  await registration.submit('7990000000')
  await expect(identity.heading).toBeVisible()
})

test('a freelancer is told which number to enter', async ({ page, arriveAt }) => {
  await arriveAt('cr', { businessType: 'freelancer' })
  await expect(page.getByText('Enter the 10-digit registration number of your freelance licence')).toBeVisible()
})

test('an error goes with the first edit, and comes back only when the number is sent', async ({
  screens,
  arriveAt,
}) => {
  const { registration } = screens
  await arriveAt('cr')
  await registration.submit('9900000001')
  await expect(registration.error).toContainText('CR Number not found')
  await registration.number.fill('990000000')
  await expect(registration.error).toBeHidden()
  await expect(registration.summary).toBeHidden()
  await registration.number.press('Enter')
  await expect(registration.error).toHaveText('CR Number must be exactly 10 digits')
})

test('the result of the registry appears at the number', async ({ screens, arriveAt }) => {
  const { registration } = screens
  await arriveAt('cr')
  const refusals = {
    '9900000001':
      'CR Number not found in commercial registry. The CR you entered is incorrect Please check and try again.',
    '9900000003': 'This commercial registration is suspended. Renew it with the registry, or enter another number.',
    '9900000008': 'This CR number is already registered',
  }
  for (const [crNumber, says] of Object.entries(refusals)) {
    await registration.submit(crNumber)
    await expect(registration.error).toHaveText(says)
    await expect(registration.summary).toBeFocused()
    await expect(registration.number).toHaveValue(/^9900-000-00/)
  }
})

test('a registry that cannot verify or has no data opens a dialog', async ({ page, screens, arriveAt }) => {
  const { registration } = screens
  await arriveAt('cr')
  const dialog = page.getByRole('dialog', { name: 'CR Verification Failed' })
  await registration.submit('9900000004')
  await expect(dialog).toContainText('Something went wrong. Please try again later.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await registration.submit('9900000005')
  await expect(dialog).toContainText('No data received from server')
})

test('the check can be repeated when the registry is down', async ({ screens, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 503/)
  const { registration, identity } = screens
  await arriveAt('cr')
  await registration.submit('9900000007')
  await expect(registration.summary).toContainText('Failed to verify CR Number. Please try again.')
  await registration.submit('9900000000')
  await expect(identity.heading).toBeVisible()
})

test('an invalid CR number is not sent', async ({ screens, arriveAt }) => {
  const { registration } = screens
  await arriveAt('cr')
  await registration.next.click()
  await expect(registration.error).toHaveText('CR Number is required')
  await registration.submit('99000')
  await expect(registration.error).toHaveText('CR Number must be exactly 10 digits')
})
