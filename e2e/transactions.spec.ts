import { readFile } from 'node:fs/promises'
import { type Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import type { Transaction, TransactionList } from '#web/api/generated/plinkAPI.schemas.ts'
import { customerWith, openSubWallet, payment, postToWallet, topUp } from './support/post-to-wallet.ts'
import { expect, test } from './support/test.ts'

const TRANSACTIONS = '/app/transactions'

async function listOf(customer: Customer, search: string): Promise<Transaction[]> {
  const list: TransactionList = await (await customer.get(`/api/v1/wallet/transactions${search}`)).json()
  return list.items
}

test('transactions are filtered, opened, printed and downloaded', async ({ page, api, screens, signedInAt }) => {
  const { transactions } = screens
  const { search, filter, links, status, details, receipt } = transactions
  const customer = await signedInAt(TRANSACTIONS, seededCustomer(api, '0500000010'))
  const transaction = (await listOf(customer, '?status=successful&limit=100'))[3]
  if (!transaction) throw new Error('The account has no transactions')
  const { referenceId, counterparty } = transaction
  const alike = await listOf(customer, `?q=${encodeURIComponent(counterparty)}&limit=100`)

  await search.fill(counterparty)
  await filter.click()
  await expect(links).toHaveCount(Math.min(alike.length, 20))
  await expect(page).toHaveURL(url => url.searchParams.get('q') === counterparty)

  await status.selectOption('Failed')
  await transactions.link(referenceId).press('Enter')
  await expect(details).toContainText(referenceId)
  await expect(transactions.link(referenceId)).toBeInViewport()
  await transactions.link(referenceId).click({ trial: true })
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused()
  // The selected filters are kept even before they are applied.
  await expect(status).toHaveValue('failed')
  await page.reload()
  await expect(details).toContainText(counterparty)
  await expect(search).toHaveValue(counterparty)

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-print', 'asked')
  })
  await transactions.print.click()
  await expect(page.locator('body')).toHaveAttribute('data-print', 'asked')
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(receipt).toContainText(
    /Plink.*Transaction receipt.*\d\.\d\d\sSAR.*Successful.*Printed on \d+ \w+ 20\d\d, \d\d:\d\d/s,
  )
  await expect(receipt).toContainText(referenceId)
  await expect(page.getByRole('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(receipt).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(transactions.link(referenceId)).toBeFocused()
  await page.goBack()
  await expect(details).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()

  const download = page.waitForEvent('download')
  await transactions.download.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^plink-transactions-20\d\d-\d\d-\d\d\.csv$/)
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split(/\r?\n/)
  expect(head).toMatch(/^\uFEFFReference ID,Status,Currency,Amount,Transaction Type/)
  expect(lines.map(line => line.split(',')[0])).toEqual(alike.map(each => each.referenceId))
})

test('new transactions are counted in the menu until they are seen', async ({ page, api, screens, signedInAt }) => {
  const { inMenu, links } = screens.transactions
  const customer = await customerWith(api, [topUp(500), payment(20, 'Panda Supermarket')])
  await signedInAt('/app/settings', customer)
  await expect(inMenu).toContainText(/New.*2/)
  const { subWalletId } = await openSubWallet(customer, 'Salaries')
  await postToWallet(customer, { kind: 'move', to: subWalletId, amount: { amount: 10_00, currency: 'SAR' } })
  await page.goto(`${TRANSACTIONS}?subWallet=${subWalletId}`)
  await expect(links).toHaveCount(1)
  await expect(inMenu).toContainText(/New.*3/)
  const response = page.waitForResponse('**/transactions/seen')
  await inMenu.click()
  await expect(links).toHaveCount(3)
  expect((await response).status()).toBe(204)
  await expect(inMenu).not.toContainText('New')
  await page.reload()
  await expect(links).toHaveCount(3)
  await expect(inMenu).not.toContainText('New')
})

test('pages are turned in both directions, an unknown page leads to the first, and open details cover no control', async ({
  page,
  api,
  screens,
  signedInAt,
}) => {
  const { transactions, app } = screens
  const { links, place, next, previous, pageNumber, cursorLost } = transactions
  await signedInAt(TRANSACTIONS, seededCustomer(api, '0500000023'))
  await expect(links).toHaveCount(20)
  const newest = (await links.first().textContent()) ?? ''
  await expect(previous).toBeHidden()
  await next.click()
  await expect(place).toHaveText('Page 2')
  await next.click()
  await expect(place).toHaveText('Page 3')
  await expect(links.first()).not.toHaveText(newest)
  await previous.click()
  await expect(place).toHaveText('Page 2')
  await page.reload()
  await expect(place).toHaveText('Page 2')
  await page.goBack()
  await expect(place).toHaveText('Page 3')
  await previous.click()
  await expect(place).toHaveText('Page 2')
  await previous.click()
  await expect(place).toHaveText('Page 1')
  await expect(links.first()).toHaveText(newest)
  await pageNumber(3).click()
  await expect(place).toHaveText('Page 3')
  await page.goto(`${TRANSACTIONS}?cursor=gone`)
  await expect(cursorLost).toBeVisible()
  await expect(page).toHaveURL(TRANSACTIONS)
  await expect(place).toHaveText('Page 1')

  await links.first().click()
  await expect(transactions.details).toBeVisible()
  for (const free of [app.notifications, transactions.search, transactions.download, next])
    await free.click({ trial: true })
  await links.last().press('Enter')
  await expect(transactions.print).toBeInViewport()
})
