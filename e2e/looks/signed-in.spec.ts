import { OTHER_DEVICE, seededCustomer } from '#api/testing/customer.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { respondWithError } from '../support/respond-with-error.ts'
import { lookTwice } from './looking.ts'

const SECURITY = '/app/settings/security'

lookTwice('dashboard', async ({ page, api, screens, look, signedInAt }) => {
  const { dashboard } = screens
  const slow = await holdRequests(page, '**/api/v1/wallet**')
  await signedInAt('/app/dashboard', seededCustomer(api, '0500000010'))
  await dashboard.loading.first().waitFor()
  await look('dashboard-loading')
  slow.letThrough()
  await dashboard.shares.first().waitFor()
  await dashboard.latest.first().waitFor()
  await look('dashboard')
  await dashboard.graph.focus()
  await look('dashboard-pointed')
  await dashboard.asTable.click()
  await look('dashboard-table')
})

lookTwice('a dashboard with nothing to show', async ({ page, api, screens, look, signedInAt }) => {
  const { dashboard } = screens
  await signedInAt('/app/dashboard', seededCustomer(api, '0500000020'))
  for (const nothing of [dashboard.quiet, dashboard.nothingSpent, dashboard.noTransactions]) await nothing.waitFor()
  await look('dashboard-empty')
  await signedInAt('/app/dashboard', seededCustomer(api, '0500000022'))
  await dashboard.inactive.waitFor()
  await look('dashboard-inactive')
  await page.route(/\/api\/v1\/wallet/, respondWithError(429, 'RATE_LIMITED'))
  await page.reload()
  await dashboard.tryAgain.nth(3).waitFor()
  await look('dashboard-failed')
})

lookTwice('menus, services, support and settings', async ({ page, api, screens, look, signedInAt }) => {
  const { app } = screens
  await signedInAt('/app/settings', seededCustomer(api, '0500000010'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look('settings')
  await app.notifications.click()
  await app.allTransactions.waitFor()
  await look('notifications')
  await app.profile.click()
  await look('settings-and-profile-menu')
  if (await app.menu.isVisible()) await app.menu.click()
  await look('menu')
  await app.place('transfer').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look('coming-soon')
  await page.goto('/app/support')
  await page.getByRole('main').getByRole('link', { name: '@' }).waitFor()
  await look('support')
})

lookTwice('security', async ({ page, screens, look, signedInAt }) => {
  const { security } = screens
  const customer = await signedInAt('/app/settings')
  await customer.at(OTHER_DEVICE).tryPassword('Palm#Trees2032')
  await customer.at(OTHER_DEVICE).signIn()
  const slow = await holdRequests(page, '**/auth/events')
  await security.open()
  await security.devices.first().waitFor()
  await look('security-loading')
  slow.letThrough()
  await security.events.first().waitFor()
  await look('security')
  await security.end.first().click()
  await security.dialog.waitFor()
  await look('security-end-session')
  await security.confirmEnd.click()
  await security.ended.waitFor()
  await look('security-session-ended')
  await security.changePassword('Palm#Trees2032', 'Dates&Coffee77')
  await security.currentError.filter({ hasText: /\S/ }).waitFor()
  await look('security-password-wrong')
  await security.changePassword(customer.password, 'Dates&Coffee77')
  await security.changed.waitFor()
  await look('security-password-changed')
})

lookTwice('security that cannot be loaded', async ({ page, screens, look, signedInAt }) => {
  for (const call of ['**/auth/sessions', '**/auth/events'])
    await page.route(call, respondWithError(429, 'RATE_LIMITED'))
  await signedInAt(SECURITY)
  await screens.security.heading.waitFor()
  await page.getByRole('alert').nth(1).waitFor()
  await look('security-failed')
})

lookTwice('the time-out and the end of a session', async ({ page, screens, look, signedInAt }) => {
  await page.clock.install()
  await signedInAt(SECURITY)
  await screens.security.events.first().waitFor()
  await page.clock.fastForward('04:01')
  await screens.app.warning.waitFor()
  await look('signed-in-timeout')
  await screens.app.continueSession.click()
  await page.route(/auth\/(me|refresh)$/, respondWithError(401, 'UNAUTHENTICATED'))
  await page.reload()
  await screens.app.sessionEnded.waitFor()
  await look('session-ended')
})
