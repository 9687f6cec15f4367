import { holdBack } from './support/hold-back.ts'
import { stopTheClock } from './support/stop-the-clock.ts'
import { expect, test } from './support/test.ts'

const CREATE = '**/api/v1/onboarding/create-profile'

test('a profile that fails once succeeds when tried again', async ({ page, screens, arriveAt, problems }) => {
  problems.expect(/status of 503/)
  const { complete } = screens
  const slow = await holdBack(page, CREATE)
  await arriveAt('done', { idNumber: '1990500140' })
  await expect(complete.creating).toBeVisible()
  slow.letThrough()
  await expect(page.getByRole('alert')).toHaveText('Failed to create profile. Please try again.')
  await stopTheClock(page)
  await complete.tryAgain.click()
  await expect(complete.welcome).toBeVisible()
  await complete.goNow.click()
  await expect(screens.login.heading, 'without a session').toBeVisible()
})

test('without a connection it says so', async ({ page, screens, arriveAt, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const { complete } = screens
  await page.route(CREATE, route => route.abort('internetdisconnected'))
  await arriveAt('done')
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to connect to the server. Please check your internet connection and try again.',
  )
  await page.unroute(CREATE)
  await stopTheClock(page)
  await complete.tryAgain.click()
  await expect(complete.welcome).toBeVisible()
})
