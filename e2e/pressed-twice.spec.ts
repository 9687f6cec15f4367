import { SANDBOX_CARD_NUMBERS, SANDBOX_CARDS, SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { paths } from '#web/paths.ts'
import { addBeneficiary, customerWith, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

const BILLER = 'Saudi Electricity Company'

test('a top-up, a transfer, a file and a bill whose buttons are pressed twice are paid once, also after Back', async ({
  page,
  api,
  screens,
  signedInAt,
}) => {
  const { topUp: card, transfer, transferFile, bills, dashboard } = screens
  const customer = await (await customerWith(api, [topUp(1_000)])).signIn()
  await addBeneficiary(customer, 'Riyadh Supplies Co.', SANDBOX_PAYOUTS.paid_at_once)
  await signedInAt(paths.topUp, customer)

  await test.step('a top-up', async () => {
    await card.amount.fill('200')
    await card.next.dblclick()
    await card.typeTestCard(SANDBOX_CARD_NUMBERS[SANDBOX_CARDS.paid])
    await card.pay('200.00 SAR').dblclick()
    await expect(card.done('200.00 SAR')).toBeVisible()
    await page.goBack()
    await page.goto(paths.dashboard)
    await expect(dashboard.balance).toContainText('1,200.00 SAR')
  })

  await test.step('a transfer', async () => {
    await page.goto(paths.transfer)
    await transfer.toBeneficiary.click()
    await transfer.payee('Riyadh Supplies Co.').click()
    await transfer.amount.fill('100')
    await transfer.purpose.selectOption('expenses_services')
    await transfer.next.click()
    await transfer.confirm.dblclick()
    await transfer.code.typeShown()
    await expect(transfer.sent).toBeVisible()
    await page.goBack()
    await expect(transfer.state).toBeVisible()
  })

  await test.step('a file', async () => {
    await page.goto(paths.transferFile)
    const row = `${SANDBOX_PAYOUTS.paid_at_once},50.00,payroll_benefits`
    await transferFile.upload('salaries.csv', `iban,amount,purpose\r\n${row}\r\n`)
    await transferFile.confirm.dblclick()
    await transferFile.code.typeShown()
    await expect(transferFile.allSent).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect(transferFile.allSent).toBeVisible()
  })

  await test.step('a bill', async () => {
    await page.goto(paths.bills)
    await bills.search.fill('electric')
    await bills.biller(BILLER).click()
    await bills.account.fill('3000000001')
    await bills.showBill.click()
    await expect(bills.bill).toBeVisible()
    await bills.next.click()
    await expect(bills.list).toBeVisible()
    await bills.next.click()
    await bills.confirm.dblclick()
    await bills.code.typeShown()
    await bills.payment(BILLER).click()
    await expect(bills.paid).toBeVisible()
  })

  await page.goto(paths.dashboard)
  await expect(dashboard.balance).toContainText('705.00 SAR')
})
