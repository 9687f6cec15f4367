import { holdRequests } from './support/hold-requests.ts'
import { respondWithError } from './support/respond-with-error.ts'
import { expect, test } from './support/test.ts'

const SCREENING = '**/api/v1/onboarding/global-screening'

test('a screening under review shows its reason and links back to the identity', async ({
  page,
  screens,
  arriveAt,
}) => {
  const { screening } = screens
  await arriveAt('globalScreening', { idNumber: '1990800110' })
  await expect(screening.reviewRequired).toContainText('Compliance Review Required')
  await expect(screening.reviewRequired).toContainText('Your details need a manual compliance review.')
  await expect(screening.reviewRequired).toContainText('If you leave this page open, it continues automatically')
  await page.keyboard.press('Escape')
  await expect(page, 'nothing to close by accident').toHaveURL('/onboarding/global-screening')
  await screening.close.click()
  await expect(page).toHaveURL('/onboarding/nafath')
})

test('a screening that is unavailable can be repeated', async ({ page, screens, arriveAt, consoleErrors }) => {
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
