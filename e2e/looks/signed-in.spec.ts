import { OTHER_DEVICE } from '#api/testing/customer.ts'
import { holdBack } from '../support/hold-back.ts'
import { refuse } from '../support/refuse.ts'
import { lookTwice } from './looking.ts'

const SECURITY = '/app/settings/security'

lookTwice('dashboard, menu and settings', async ({ screens, look, signedInAt }) => {
  await signedInAt('/app/dashboard')
  await screens.app.welcome('Green Palm Trading Est.').waitFor()
  await look('dashboard')
  if (await screens.app.menu.isVisible()) await screens.app.menu.click()
  await look('dashboard-menu')
  await screens.app.settings.click()
  await screens.app.dashboard.waitFor({ state: 'hidden' })
  await look('settings')
})

lookTwice('security', async ({ page, screens, look, signedInAt }) => {
  const { security } = screens
  const customer = await signedInAt('/app/settings')
  await customer.at(OTHER_DEVICE).tryPassword('Palm#Trees2032')
  await customer.at(OTHER_DEVICE).signIn()
  const slow = await holdBack(page, '**/auth/events')
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
  for (const call of ['**/auth/sessions', '**/auth/events']) await page.route(call, refuse(429, 'RATE_LIMITED'))
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
  await page.route(/auth\/(me|refresh)$/, refuse(401, 'UNAUTHENTICATED'))
  await page.reload()
  await screens.app.sessionEnded.waitFor()
  await look('session-ended')
})
