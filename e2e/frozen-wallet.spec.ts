import { seededCustomer } from '#api/testing/customers/customer.ts'
import { paths } from '#web/paths.ts'
import { expectAccessible } from './support/accessibility.ts'
import { adminEntries, openWithStorage } from './support/browser-storage.ts'
import { arabicPhone } from './support/devices.ts'
import { signInStaff } from './support/staff-session.ts'
import { expect, test } from './support/test.ts'

const REASON = 'Fraud report 2026-17'

for (const [device, details] of [
  [{ locale: 'en-GB' }, {}],
  [arabicPhone, { tag: '@gate' }],
] as const) {
  test.describe(device.locale, details, () => {
    test.use(device)

    test('staff freeze a wallet and lift it, and the signed-in customer sees both', async ({
      page,
      screens,
      signedInAt,
      anotherBrowser,
      api,
    }) => {
      const { dashboard, wallet, walletCode } = screens
      const { userId } = await signedInAt('/app/dashboard')
      await expect(dashboard.balance).toBeVisible()

      const staff = await anotherBrowser()
      const { customers } = staff.screens.admin
      const { session } = await signInStaff(api)
      await openWithStorage(staff.page, `/admin/customers/${userId}`, adminEntries(session))
      await customers.freeze.click()
      await expectAccessible(staff.page)
      await customers.reason.fill(REASON)
      await customers.confirmFreeze.click()
      await expect(customers.isFrozen).toBeVisible()
      await expect(customers.status).toContainText(REASON)
      await expect(dashboard.frozen).toBeVisible()
      await expectAccessible(page)

      await customers.liftFreeze.click()
      await customers.reason.fill('Report withdrawn')
      await customers.confirmLiftFreeze.click()
      await expect(customers.freezeLifted).toBeVisible()
      await expect(dashboard.frozen).toBeHidden()
      await wallet.open()
      await wallet.status.click()
      await wallet.confirm.click()
      await walletCode.typeShown()
      await expect(wallet.deactivated).toBeVisible()
    })
  })
}

test('0500000024 has a frozen wallet, whose limits cannot be changed', async ({ screens, signedInAt, api }) => {
  const customer = seededCustomer(api, '0500000024')
  const { dashboard } = screens
  await signedInAt(paths.dashboard, customer)
  await expect(dashboard.frozen).toBeVisible()
  const action = { type: 'set_limit', period: 'daily', limit: { amount: 100_000, currency: 'SAR' } }
  const refusal = await customer.post('/api/v1/wallet/actions', action)
  expect({ status: refusal.status, code: (await refusal.json()).code }).toEqual({ status: 409, code: 'WALLET_FROZEN' })
})
