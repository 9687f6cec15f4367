import { openWithStorage, signUpEntries } from './support/browser-storage.ts'
import { expect, test } from './support/test.ts'

test('a badge shows the type of ID from its first digit', async ({ screens, arriveAt }) => {
  const { identity } = screens
  await arriveAt('id')
  await identity.number.fill('1')
  await expect(identity.badge('saudi')).toHaveText('Saudi National ID')
  await identity.number.fill('٢٩٩٠٧')
  await expect(identity.number).toHaveValue('2990 7')
  await expect(identity.badge('iqama')).toHaveText('Iqama ID')
  await identity.submit('2990700003')
  await expect(screens.nafath.redirection).toBeVisible()
})

test('an invalid ID number is not sent', async ({ screens, arriveAt }) => {
  const { identity } = screens
  await arriveAt('id')
  const refusals = {
    '': 'ID Number is required',
    '19908': 'ID Number must be exactly 10 digits',
    '3990800003': 'ID Number must start with 1 (Saudi) or 2 (Iqama)',
    '1990800004': 'Invalid ID Number checksum',
  }
  for (const [idNumber, says] of Object.entries(refusals)) {
    await identity.submit(idNumber)
    await expect(identity.error).toHaveText(says)
  }
})

test('the result of the checks appears at the field', async ({ screens, arriveAt }) => {
  const { identity } = screens
  await arriveAt('id')
  await identity.submit('1990700013')
  await expect(identity.error).toHaveText('ID verification failed. Please contact support.')
  await identity.submit('1990400150')
  await expect(identity.error).toHaveText('This ID is already registered')
  await expect(identity.number).toHaveValue('1990 400 150')
})

test('an eleventh digit is an error and is not cut off', async ({ screens, arriveAt }) => {
  const { identity } = screens
  await arriveAt('id')
  await identity.number.pressSequentially('19908000035')
  await expect(identity.number).toHaveValue('1990 800 0035')
  await identity.next.click()
  await expect(identity.error).toHaveText('ID Number must be exactly 10 digits')
})

test('an ID with an account leads to the sign-in, with the number filled in', async ({ page, screens, arriveAt }) => {
  const { identity, login } = screens
  await arriveAt('id')
  await identity.submit('1990400150')
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(login.identifier).toHaveValue('1990400150')
})

test("somebody else's phone opens a dialog that leads to the phone step", async ({ page, screens, arriveAt }) => {
  await arriveAt('id')
  await screens.identity.submit('1990600023')
  const dialog = page.getByRole('dialog', { name: "Mobile Number Doesn't Match ID" })
  await expect(dialog).toContainText(
    'The mobile number does not match the records of this ID. Please check or contact support.',
  )
  await screens.identity.changePhone.click()
  await expect(screens.phone.heading).toBeVisible()
})

test('an ID that cannot be verified opens a dialog', async ({ page, screens, arriveAt }) => {
  await arriveAt('id')
  await screens.identity.submit('1990500033')
  const dialog = page.getByRole('dialog', { name: 'ID Verification Failed' })
  await expect(dialog).toContainText('The ID No. you entered is incorrect. Please check and try again.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(screens.identity.number).toHaveValue('1990 500 033')
})

test('without a phone number the sign-up restarts', async ({ page, screens }) => {
  const data = { businessType: 'freelancer', otpVerified: true, crVerified: true }
  const state = { currentStep: 'id', completedSteps: [], data }
  await openWithStorage(page, '/onboarding/id-number', signUpEntries({ state }))
  await expect(page.getByRole('alert')).toContainText('Phone number not found. Please restart the process.')
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(screens.businessType.heading).toBeVisible()
})
