import { OTHER_DEVICE, seededCustomer } from '#api/testing/customer.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { test } from './check-screen.ts'

const SECURITY = '/app/settings/security'

test('dashboard', async ({ page, api, screens, checkScreen, signedInAt }) => {
  const { dashboard } = screens
  const slow = await holdRequests(page, '**/api/v1/wallet**')
  await signedInAt('/app/dashboard', seededCustomer(api, '0500000010'))
  await dashboard.loading.first().waitFor()
  await checkScreen('dashboard-loading')
  slow.letThrough()
  await dashboard.shares.first().waitFor()
  await dashboard.latest.first().waitFor()
  await checkScreen('dashboard')
  await dashboard.graph.focus()
  await checkScreen('dashboard-pointed')
  await dashboard.asTable.click()
  await checkScreen('dashboard-table')
})

test('an empty dashboard', async ({ page, api, screens, checkScreen, signedInAt }) => {
  const { dashboard } = screens
  await signedInAt('/app/dashboard', seededCustomer(api, '0500000020'))
  for (const nothing of [dashboard.quiet, dashboard.nothingSpent, dashboard.noTransactions]) await nothing.waitFor()
  await checkScreen('dashboard-empty')
  await signedInAt('/app/dashboard', seededCustomer(api, '0500000022'))
  await dashboard.inactive.waitFor()
  await checkScreen('dashboard-inactive')
  await page.route(/\/api\/v1\/wallet/, respondWithError(429, 'RATE_LIMITED'))
  await page.reload()
  await dashboard.tryAgain.nth(3).waitFor()
  await checkScreen('dashboard-failed')
})

test('menus, services, support and settings', async ({
  page,
  api,
  screens,
  checkScreen,
  checkPhoneMenu,
  signedInAt,
}) => {
  const { app } = screens
  await signedInAt('/app/settings', seededCustomer(api, '0500000010'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await checkScreen('settings')
  await app.notifications.click()
  await app.allTransactions.waitFor()
  await page.getByRole('banner').getByRole('listitem').first().waitFor()
  await checkScreen('notifications')
  await app.profile.click()
  await checkScreen('settings-and-profile-menu')
  await checkPhoneMenu('menu', app.menu)
  await app.place('transfer').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await checkScreen('coming-soon')
  await page.goto('/app/support')
  await page.getByRole('main').getByRole('link', { name: '@' }).waitFor()
  await checkScreen('support')
})

test('security', async ({ page, screens, checkScreen, signedInAt }) => {
  const { security } = screens
  const customer = await signedInAt('/app/settings')
  await customer.at(OTHER_DEVICE).tryPassword('Palm#Trees2032')
  await customer.at(OTHER_DEVICE).signIn()
  const slow = await holdRequests(page, '**/auth/events')
  await security.open()
  await security.devices.first().waitFor()
  await checkScreen('security-loading')
  slow.letThrough()
  await security.events.first().waitFor()
  await checkScreen('security')
  await security.end.first().click()
  await security.dialog.waitFor()
  await checkScreen('security-end-session')
  await security.confirmEnd.click()
  await security.ended.waitFor()
  await checkScreen('security-session-ended')
  await security.changePassword('Palm#Trees2032', 'Dates&Coffee77')
  await security.currentError.filter({ hasText: /\S/ }).waitFor()
  await checkScreen('security-password-wrong')
  await security.changePassword(customer.password, 'Dates&Coffee77')
  await security.changed.waitFor()
  // The change is the fifth event of this account.
  await security.events.nth(4).waitFor()
  await checkScreen('security-password-changed')
})

test('a security page that fails to load', async ({ page, screens, checkScreen, signedInAt }) => {
  for (const call of ['**/auth/sessions', '**/auth/events'])
    await page.route(call, respondWithError(429, 'RATE_LIMITED'))
  await signedInAt(SECURITY)
  await screens.security.heading.waitFor()
  await page.getByRole('alert').nth(1).waitFor()
  await checkScreen('security-failed')
})

test('the time-out and the end of a session', async ({ page, screens, checkScreen, signedInAt }) => {
  await page.clock.install()
  await signedInAt(SECURITY)
  await screens.security.events.first().waitFor()
  await page.clock.fastForward('04:01')
  await screens.app.warning.waitFor()
  await checkScreen('signed-in-timeout')
  await screens.app.continueSession.click()
  await page.route(/auth\/(me|refresh)$/, respondWithError(401, 'UNAUTHENTICATED'))
  await page.reload()
  await screens.app.sessionEnded.waitFor()
  await checkScreen('session-ended')
})
