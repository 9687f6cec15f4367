import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { transferBatches } from '#web/features/transfer-batches/transfer-batches.messages.ts'
import { paths } from '#web/paths.ts'
import { addBeneficiary, customerWith, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

for (const [locale, details] of [
  ['en-GB', { tag: '@gate' }],
  ['ar-SA', {}],
] as const) {
  test.describe(locale, details, () => {
    test.use({ locale })

    test('salaries from a file are confirmed with one code, once however often they are uploaded', async ({
      page,
      api,
      screens,
      language,
      signedInAt,
    }) => {
      const { transferFile, dashboard } = screens
      const customer = await customerWith(api, [topUp(1_000)])
      await customer.signIn()
      await addBeneficiary(customer, 'Omar Saleh', SANDBOX_PAYOUTS.paid_at_once)
      await signedInAt(paths.transferFile, customer)
      const { columns } = transferBatches[language]

      const [download] = await Promise.all([page.waitForEvent('download'), transferFile.template.click()])
      expect(download.suggestedFilename()).toBe('plink-transfers.xlsx')
      const salaries = `${Object.values(columns).join(',')}\r\n${SANDBOX_PAYOUTS.paid_at_once},4500.00,payroll_benefits,\r\n`
      await transferFile.upload('salaries.csv', `${salaries}SA00,,,\r\n`)
      await expect(transferFile.wrongRows.first()).toContainText(columns.iban)
      await transferFile.otherFile.click()

      await transferFile.upload('salaries.csv', salaries.replace('4500.00', '"1,00"'))
      await expect(transferFile.draft).toBeVisible()
      await transferFile.confirm.click()
      await expect(transferFile.code.box(1)).toBeVisible()
      await page.reload()
      await transferFile.code.typeShown()
      await expect(transferFile.allSent).toBeVisible()
      await expect(transferFile.paid).toBeVisible()

      await page.goto(paths.transferFile)
      await transferFile.upload('once-more.csv', salaries.replace('4500.00', '1.00'))
      await expect(transferFile.allSent).toBeVisible()
      await transferFile.again.click()
      await transferFile.againConfirm.click()
      await expect(transferFile.draft).toBeVisible()
      await page.goto(paths.dashboard)
      await expect(dashboard.balance).toContainText(/999[.٫]00/)
    })
  })
}
