import { newCustomer } from '#api/testing/customers/customer.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { paths } from '#web/paths.ts'
import { addBeneficiary, customerWith, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

test('a Plink customer is paid by phone number, across a reload and Back, and only once', { tag: '@gate' }, async ({
  page,
  api,
  screens,
  signedInAt,
}) => {
  const { transfer, dashboard } = screens
  const payee = await newCustomer(api)
  await signedInAt(paths.transfer, await customerWith(api, [topUp(1_000)]))
  await transfer.toCustomer.click()
  await transfer.find(payee.identifier)
  await transfer.prepare('250.50')
  await expect(transfer.review).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(transfer.amount).toHaveValue('250.50')
  await page.goForward()
  await transfer.confirm.click()
  await expect(transfer.code.resend).toBeVisible()
  await transfer.code.typeShown()
  await expect(transfer.sent).toBeVisible()
  await page.goBack()
  await expect(transfer.state).toBeVisible()
  await page.goto(paths.dashboard)
  await expect(dashboard.balance).toContainText('749.50 SAR')
})

test('a beneficiary is paid by IBAN, and the page follows until the bank has paid', async ({
  api,
  screens,
  signedInAt,
}) => {
  const { transfer } = screens
  const customer = await signedInAt(paths.support, await customerWith(api, [topUp(1_000)]))
  await addBeneficiary(customer, 'Riyadh Supplies Co.', SANDBOX_PAYOUTS.paid_at_once)
  await screens.app.place('transfer').click()
  await transfer.toBeneficiary.click()
  await transfer.payee('Riyadh Supplies Co.').click()
  await transfer.prepare('100')
  await transfer.confirm.click()
  await transfer.code.typeShown()
  await transfer.follow.click()
  await expect(transfer.state).toBeVisible()
  await transfer.receipt.click()
  await expect(transfer.facts).toContainText(/100\.00\sSAR.*SA82 8060 8010 0000 0000 0002/s)
})

test('what was typed so far survives a reload', async ({ page, api, screens, signedInAt }) => {
  const { transfer } = screens
  const payee = await newCustomer(api)
  await signedInAt(paths.transfer, await customerWith(api, [topUp(1_000)]))
  await transfer.toCustomer.click()
  await transfer.find(payee.identifier)
  await transfer.amount.fill('250.50')
  await transfer.note.fill('Invoice 4711')
  await page.reload()
  await expect(transfer.amount).toHaveValue('250.50')
  await expect(transfer.note).toHaveValue('Invoice 4711')
})
