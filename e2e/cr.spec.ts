import { paste } from './support/paste.ts'
import { expect, test } from './support/test.ts'

test('both a CR number and a unified number are accepted', async ({ screens, arriveAt }) => {
  const { cr, identity } = screens
  await arriveAt('cr')
  await cr.number.fill('990000')
  await expect(cr.number).toHaveValue('9900-00')
  await paste(cr.number, '٩٩٠٠ ٠٠٠-٠٠٠')
  await cr.next.click()
  await expect(identity.heading).toBeVisible()
  await expect(identity.company).toHaveText('Green Palm Trading Est.')
  await identity.back.click()
  await expect(cr.number).toHaveValue('9900-000-000')
  await cr.submit('7990000000')
  await expect(identity.heading).toBeVisible()
})

test('a freelancer sees which number to enter', async ({ page, arriveAt }) => {
  await arriveAt('cr', { businessType: 'freelancer' })
  await expect(page.getByText('Enter the 10-digit registration number of your freelance licence')).toBeVisible()
})

test('an error disappears on the first edit and returns only when the number is sent', async ({
  screens,
  arriveAt,
}) => {
  const { cr } = screens
  await arriveAt('cr')
  await cr.submit('9900000001')
  await expect(cr.error).toContainText('CR Number not found')
  await cr.number.fill('990000000')
  await expect(cr.error).toBeHidden()
  await expect(cr.summary).toBeHidden()
  await cr.number.press('Enter')
  await expect(cr.error).toHaveText('CR Number must be exactly 10 digits')
})

test('the result of the registry appears at the field', async ({ screens, arriveAt }) => {
  const { cr } = screens
  await arriveAt('cr')
  const refusals = {
    '9900000001':
      'CR Number not found in commercial registry. The CR you entered is incorrect Please check and try again.',
    '9900000003': 'This commercial registration is suspended. Renew it with the registry, or enter another number.',
    '9900000008': 'This CR number is already registered',
  }
  for (const [crNumber, says] of Object.entries(refusals)) {
    await cr.submit(crNumber)
    await expect(cr.error).toHaveText(says)
    await expect(cr.summary).toBeFocused()
    await expect(cr.number).toHaveValue(/^9900-000-00/)
  }
})

test('a registry that cannot verify or has no data opens a dialog', async ({ page, screens, arriveAt }) => {
  const { cr } = screens
  await arriveAt('cr')
  const dialog = page.getByRole('dialog', { name: 'CR Verification Failed' })
  await cr.submit('9900000004')
  await expect(dialog).toContainText('Something went wrong. Please try again later.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await cr.submit('9900000005')
  await expect(dialog).toContainText('No data received from server')
})

test('the check can be repeated after the registry was unavailable', async ({ screens, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 503/)
  const { cr, identity } = screens
  await arriveAt('cr')
  await cr.submit('9900000007')
  await expect(cr.summary).toContainText('Failed to verify CR Number. Please try again.')
  await cr.submit('9900000000')
  await expect(identity.heading).toBeVisible()
})

test('an invalid CR number is not sent', async ({ screens, arriveAt }) => {
  const { cr } = screens
  await arriveAt('cr')
  await cr.next.click()
  await expect(cr.error).toHaveText('CR Number is required')
  await cr.submit('99000')
  await expect(cr.error).toHaveText('CR Number must be exactly 10 digits')
})
