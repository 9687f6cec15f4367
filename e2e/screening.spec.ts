import { holdRequests } from './support/hold-requests.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const SCREENING = '**/api/v1/onboarding/global-screening'

test('a screening that asks for a review says why, and goes back to the identity', async ({ page, arriveAt }) => {
  await arriveAt('globalScreening', { idNumber: '1990800110' })
  const dialog = page.getByRole('dialog', { name: 'Compliance Review Required' })
  await expect(dialog).toContainText('Your details need a manual compliance review.')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL('/onboarding/nafath')
})

test('a screening that is not available can be tried again', async ({ page, screens, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 503/)
  const { screening, kyb } = screens
  const slow = await holdRequests(page, SCREENING)
  await arriveAt('globalScreening')
  await expect(screening.performing).toBeVisible()
  slow.respond(respondWithError(503, 'SCREENING_UNAVAILABLE'))
  await expect(page.getByRole('alert')).toContainText(
    'Screening service is temporarily unavailable. Please try again later.',
  )
  await page.unroute(SCREENING)
  await screening.tryAgain.click()
  await expect(kyb.heading).toBeVisible()
})
