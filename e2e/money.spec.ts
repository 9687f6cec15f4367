import type { Page } from '@playwright/test'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { paths } from '#web/paths.ts'
import { screensOf } from './screens/screens.ts'
import { arabicPhone } from './support/devices.ts'
import { expect, test } from './support/test.ts'

/** The amounts as customers read them, with the marks that keep the currency to the left of the digits in Arabic. */
const SAR = {
  en: (amount: string) => `${amount} SAR`,
  ar: (amount: string) => `\u2067\u2066${amount}\u2069 ر.س\u2069`,
}

/** Matches the total, followed at some distance by the available amount. */
const balances = (total: string, available: string) => new RegExp(`\\D${total}\\D.*\\D${available}\\D`, 's')

for (const [device, details] of [
  [{ locale: 'en-GB' }, {}],
  [arabicPhone, { tag: '@gate' }],
] as const) {
  test.describe(device.locale, details, () => {
    test.use(device)

    test('money comes by card, goes to a new beneficiary and comes back, and other tabs follow without a reload', async ({
      page,
      context,
      language,
      screens,
      signedInAt,
    }) => {
      const { topUp, beneficiaries, transfer } = screens
      const sar = SAR[language]
      const customer = await signedInAt(paths.topUp)
      const loads: string[] = []
      const openTab = async (path: string): Promise<Page> => {
        const tab = await context.newPage()
        await tab.goto(path)
        tab.on('load', () => loads.push(path))
        return tab
      }
      const { dashboard } = screensOf(await openTab(paths.dashboard), language)
      const { transactions } = screensOf(await openTab(paths.transactions), language)
      await expect(transactions.empty).toBeVisible()

      await topUp.begin('250')
      await topUp.typeTestCard()
      await topUp.pay(sar('250.00')).click()
      await topUp.approve.click()
      await expect(topUp.done(sar('250.00'))).toBeVisible()
      await expect(dashboard.balance).toContainText(balances('250.00', '250.00'))
      await expect(transactions.row('+250.00')).toBeVisible()

      await page.goto(paths.beneficiaries)
      await beneficiaries.add.click()
      await beneficiaries.fill(SANDBOX_PAYOUTS.paid_later, 'شركة النخلة الخضراء', '1010123456')
      await beneficiaries.code.typeShown()
      await expect(beneficiaries.active).toBeVisible()
      await beneficiaries.send.click()
      await transfer.prepare('100')
      await transfer.confirm.click()
      await transfer.code.typeShown()
      await transfer.follow.click()
      await expect(transfer.withBank).toBeVisible()
      await expect(dashboard.balance).toContainText(balances('250.00', '150.00'))

      const transferId = new URL(page.url()).pathname.split('/').at(-1)
      const atTheBank = async (decision: 'settle' | 'return') =>
        expect((await customer.post(`/api/sandbox/transfers/${transferId}/${decision}`, {})).ok).toBe(true)
      await atTheBank('settle')
      await expect(transfer.state).toBeVisible()
      await expect(dashboard.balance).toContainText(balances('150.00', '150.00'))
      await expect(dashboard.latest).toHaveCount(2)
      await expect(transactions.row('−100.00')).toBeVisible()
      await atTheBank('return')
      await expect(transfer.returned).toBeVisible()
      await expect(dashboard.balance).toContainText(balances('250.00', '250.00'))
      await expect(dashboard.latest).toHaveCount(3)
      await expect(transactions.row('+100.00')).toBeVisible()
      expect(loads).toEqual([])
    })
  })
}
