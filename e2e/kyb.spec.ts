import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

test('Next needs an answer to each question', async ({ screens, arriveAt }) => {
  const { kyb, password } = screens
  await arriveAt('kyb')
  await expect(kyb.next).toBeDisabled()
  await kyb.purposes.nth(0).check()
  await kyb.purposes.nth(1).check()
  await expect(kyb.next).toBeDisabled()
  await kyb.chooseActivityAndRevenue()
  await kyb.next.click()
  await expect(password.heading).toBeVisible()
})

test('another purpose must be specified in 3 to 100 characters', async ({ page, screens, arriveAt }) => {
  const { kyb, password } = screens
  await arriveAt('kyb')
  await kyb.chooseActivityAndRevenue()
  await expect(page.getByLabel('Please specify')).toBeHidden()
  await kyb.otherPurpose.check()
  await expect(kyb.next).toBeDisabled()
  const refusals = {
    '  ': 'Please specify details',
    ab: 'Please provide more details (minimum 3 characters)',
    [`${'x'.repeat(101)}`]: 'Details too long (maximum 100 characters)',
  }
  for (const [details, says] of Object.entries(refusals)) {
    await kyb.details.fill(details)
    await kyb.details.blur()
    await expect(page.getByText(says, { exact: true })).toBeVisible()
    await expect(kyb.next).toBeDisabled()
  }
  await kyb.details.fill('Wages of the crew')
  await kyb.next.click()
  await expect(password.heading).toBeVisible()
})

test('options that failed to load are loaded by a reload', async ({ page, screens, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 503/)
  const { kyb } = screens
  const options = '**/api/v1/kyb/options**'
  await page.route(options, respondWithError(503, 'SERVER_BUSY'))
  await arriveAt('kyb')
  await expect(page.getByRole('alert')).toContainText('The server is busy.')
  await expect(kyb.next).toBeDisabled()
  await page.unroute(options)
  await kyb.tryAgain.click()
  await expect(kyb.purposes.first()).toBeVisible()
})

test('an option that was switched off meanwhile must be replaced', async ({ page, screens, arriveAt }) => {
  const { kyb } = screens
  await arriveAt('kyb')
  const body = { error: '', code: 'KYB_OPTION_INVALID', requestId: 'e2e', fields: { businessActivity: '' } }
  await page.route('**/api/v1/onboarding/kyb', route => route.fulfill({ status: 422, json: body }))
  await kyb.answer()
  await expect(page.getByRole('alert')).toContainText('This choice is no longer available. Please choose another.')
})
