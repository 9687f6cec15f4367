import { readFile } from 'node:fs/promises'
import { paths } from '#web/paths.ts'
import { customerWith, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

const BILLER = 'Saudi Electricity Company'

test('a bill is paid with a code, and stands in a statement that anybody can check', { tag: '@gate' }, async ({
  page,
  api,
  screens,
  signedInAt,
  anotherBrowser,
}) => {
  const { bills, statements } = screens
  await signedInAt(paths.bills, await customerWith(api, [topUp(1_500)]))
  await bills.search.fill('electric')
  await bills.biller(BILLER).click()
  await bills.account.fill('3000000001')
  await bills.showBill.click()
  await expect(bills.bill).toBeVisible()
  await bills.next.click()
  await expect(bills.list).toBeVisible()
  await bills.next.click()
  await expect(bills.review).toBeVisible()
  await bills.confirm.click()
  await bills.code.typeShown()
  await bills.payment(BILLER).click()
  await expect(bills.paid).toBeVisible()
  const [receipt] = await Promise.all([page.waitForEvent('download'), bills.receipt.click()])
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto(paths.statements)
  await statements.format.selectOption('csv')
  const [csv] = await Promise.all([page.waitForEvent('download'), statements.downloads('csv').first().click()])
  expect(await readFile(await csv.path(), 'utf8')).toContain(BILLER)
  await statements.format.selectOption('pdf')
  const [pdf] = await Promise.all([page.waitForEvent('download'), statements.downloads('pdf').first().click()])
  expect(await readFile(await pdf.path(), 'latin1')).toMatch(/^%PDF-/)
  const check = await statements.check.getAttribute('href')
  const stranger = await anotherBrowser()
  await stranger.page.goto(String(check))
  await expect(stranger.screens.statements.proof).toBeVisible()
})
