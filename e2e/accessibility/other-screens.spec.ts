import { seededCustomer } from '#api/testing/customer.ts'
import { paths } from '#web/paths.ts'
import { test } from './check-screen.ts'

test('screens that no state of the mock shows', async ({
  page,
  api,
  screens,
  checkScreen,
  consoleErrors,
  arriveAt,
  signedInAt,
}) => {
  const { nafath, subWallets } = screens
  await arriveAt('nafath')
  const portal = await nafath.openPortal()
  await portal.page.close()
  await nafath.done.click()
  await nafath.sent.waitFor({ state: 'hidden' })
  await nafath.openScenarios.click()
  await nafath.scenarios.waitFor()
  await checkScreen('nafath-scenarios')
  await signedInAt(paths.subWallets, seededCustomer(api, '0500000021'))
  await subWallets.create.click()
  await subWallets.limitReached.waitFor()
  await checkScreen('sub-wallets-limit-reached')
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
  await page.route('**/assets/LoginPage-*.js', route => route.abort())
  await page.goto('/login')
  await page.getByRole('alert').waitFor()
  await checkScreen('unexpected-error')
})
