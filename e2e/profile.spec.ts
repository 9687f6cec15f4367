import { freezeTime } from './support/freeze-time.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

const CREATE = '**/api/v1/onboarding/create-profile'

test('a profile that failed can be sent again', async ({ page, screens, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/status of 503/)
  const { complete } = screens
  const slow = await holdRequests(page, CREATE)
  await arriveAt('done', { idNumber: '1990500140' })
  await expect(complete.creating).toBeVisible()
  slow.letThrough()
  await expect(page.getByRole('alert')).toHaveText('Failed to create profile. Please try again.')
  await freezeTime(page)
  await complete.tryAgain.click()
  await expect(complete.welcome).toBeVisible()
})

test('without a session the page leads to the sign-in, with the phone filled in', async ({
  page,
  screens,
  arriveAt,
}) => {
  const { complete, login } = screens
  const { values } = await arriveAt('done')
  await expect(complete.welcome).toBeVisible()
  await expect(page.getByText('Your account is open. Sign in with your phone number')).toBeVisible()
  await expect(login.heading, 'after three seconds').toBeVisible()
  await expect(page.getByText('Your account is open. Sign in to see your dashboard.')).toBeVisible()
  await expect(login.identifier).toHaveValue(values.phone)
})

test('skipping the profile before the first sign-in leads to the sign-in', async ({
  screens,
  arriveAt,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 503/)
  const { values } = await arriveAt('done', { idNumber: '1990500140' })
  await screens.complete.skip.click()
  await expect(screens.login.heading).toBeVisible()
  await expect(screens.login.identifier).toHaveValue(values.phone)
})

test('a missing connection is reported', async ({ page, screens, arriveAt, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const { complete } = screens
  await page.route(CREATE, route => route.abort('internetdisconnected'))
  await arriveAt('done')
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to connect to the server. Please check your internet connection and try again.',
  )
  await page.unroute(CREATE)
  await freezeTime(page)
  await complete.tryAgain.click()
  await expect(complete.welcome).toBeVisible()
})

test('the business name contains the activity, in both languages', async ({ page, arriveAt }) => {
  const created = page.waitForRequest(CREATE)
  await arriveAt('done')
  expect((await created).postDataJSON()).toMatchObject({
    businessName: 'Retail trade',
    businessNameArabic: 'تجارة التجزئة',
  })
})
