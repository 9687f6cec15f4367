import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { type WorkbookCell, workbookFile, XLSX } from '#api/kernel/files/workbook.ts'
import {
  type StatementSums,
  sumsOfCamt,
  sumsOfCsv,
  sumsOfMt940,
  sumsOfPdf,
  sumsOfWorkbook,
} from '#api/testing/money/statement-sums.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { TRANSFER_STATE_LABELS } from '#domain/money/transfer-labels.ts'
import { formatsOf } from '#web/lib/format.ts'
import {
  paths,
  subWalletPath,
  transactionsPath,
  transferFilePath,
  transferPath,
  transferSchedulePath,
} from '#web/paths.ts'
import type { Screens } from './screens/screens.ts'
import { openWithStorage, sessionEntries } from './support/browser-storage.ts'
import { openBusinessMonth, send, succeed } from './support/business-month.ts'
import { addBeneficiary, customerWith, openSubWallet, topUp } from './support/post-to-wallet.ts'
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

const INVOICE = Buffer.from('%PDF-1.7\n')
const STAFF = [
  ['Huda Al Salem', 'SA6080000000000000001001', '4500.00'],
  ['فهد العتيبي', 'SA3380000000000000001002', '5250.25'],
  ['Lama Al Otaibi', 'SA0680000000000000001003', '3999.75'],
] as const

/** What the month leaves in the main wallet, in halalas: each line is a line of its statement. */
const MAIN = [
  80_000_00, // what was there before the month
  -15_000_00, // to the sub-wallet
  2_750_00, // by card
  6_300_45, // by bank transfer
  -12_000_00, // the rent
  -300_00, // paid, and sent back the next day
  300_00,
  -345_00, // the electricity bill
  -950_00, // the repeating payment before it was changed
  -1_250_50, // and twice after it
  -1_250_50,
]
const SALARIES = [15_000_00, -4_500_00, -5_250_25, -3_999_75]
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

const { money, month: monthName, date } = formatsOf('en')

test('a month of three people ends with statements that all add up to the dashboard', async ({
  page,
  api,
  screens,
  signedInAt,
  anotherBrowser,
  consoleErrors,
}) => {
  // A starved machine refuses some reads of the three pages while the clock moves. They ask again.
  consoleErrors.expect(/503 \(Service Unavailable\)/)
  // It is as long as ten other journeys.
  test.slow()
  const month = await openBusinessMonth(api, 80_000)
  const { owner, maker, approver, day, liveUntil } = month
  const [coffee = ''] = month.suppliers
  const salaries = (await openSubWallet(owner, 'Salaries')).subWalletId
  for (const [name, iban] of STAFF) await addBeneficiary(owner, name, iban)
  const closedAccount = await addBeneficiary(owner, 'Najd Packaging', SANDBOX_PAYOUTS.failed)
  const returning = await addBeneficiary(owner, 'Tihama Flour Mills', SANDBOX_PAYOUTS.returned)
  await signedInAt(paths.approvalRules, owner)
  const making = await anotherBrowser()
  const approving = await anotherBrowser()
  const { approvals, topUp: card, bills, transactions, transactionNotes, dashboard } = screens

  await test.step('the owner has one person approve what the other makes', async () => {
    await approvals.changeRules.click()
    await approvals.firstFrom.fill('1000')
    await approvals.confirmRules.click()
    await approvals.code.typeShown()
    await expect(approvals.rule(money(1_000_00), 1)).toBeVisible()
    await approvals.addPersonRule.click()
    await approvals.ruleMaker.selectOption(maker.userId)
    await approvals.ruleApprover.selectOption(approver.userId)
    await approvals.personFrom.fill('10,000')
    await approvals.confirmRules.click()
    await approvals.code.typeShown()
    await expect(approvals.personRules).toContainText(money(10_000_00))
  })

  await test.step('money comes by card and by bank transfer', async () => {
    await page.goto(paths.topUp)
    await card.begin('2750')
    await card.typeTestCard()
    await card.pay(money(2_750_00)).click()
    await card.approve.click()
    await expect(card.done(money(2_750_00))).toBeVisible()
    const { iban } = await succeed(owner.get('/api/v1/top-ups/bank-details'))
    const credit = { iban, amount: { amount: 6_300_45, currency: 'SAR' }, remitterName: 'Hail Cafés Co.' }
    await succeed(owner.post('/api/sandbox/bank-credits', credit))
  })

  await test.step('the maker pays the rent, which only the named person can approve', async () => {
    const { transfer } = making.screens
    await openWithStorage(making.page, paths.transfer, sessionEntries(maker))
    await transfer.toBeneficiary.click()
    await transfer.payee('Al Waha Real Estate Est.').click()
    await transfer.prepare('12,000')
    await transfer.confirm.click()
    await transfer.code.typeShown()
    await expect(making.screens.approvals.waits).toBeVisible()
    await page.goto(paths.approvals)
    await approvals.rows.click()
    await expect(approvals.state('waiting')).toBeVisible()
    await expect(approvals.approve).toBeHidden()
    await openWithStorage(approving.page, paths.approvals, sessionEntries(approver))
    await approveNewest(approving.screens, 'Al Waha Real Estate Est.')
  })

  await test.step('salaries are paid from a sub-wallet with a workbook, which the same person approves', async () => {
    const { transferFile } = making.screens
    await succeed(owner.post('/api/v1/wallet/moves', { to: salaries, amount: { amount: 15_000_00, currency: 'SAR' } }))
    await making.page.goto(transferFilePath(salaries))
    await transferFile.choose.setInputFiles({ name: 'salaries.xlsx', mimeType: XLSX, buffer: await salariesFile() })
    await expect(transferFile.draft).toBeVisible()
    await transferFile.confirm.click()
    await transferFile.code.typeShown()
    await expect(transferFile.awaitsApproval).toBeVisible()
    await approving.page.goto(paths.approvals)
    await approveNewest(approving.screens, 'salaries.xlsx')
    // The rows go out as the clock of the business moves, and need not wait for the jobs.
    await liveUntil(3)
    await expect(transferFile.allSent).toBeVisible()
  })

  await test.step('one payment fails and its money is released, another comes back', async () => {
    const failing = await send(owner, closedAccount, 265.5)
    await send(owner, returning, 300)
    // The bank sends it back a day after it was paid.
    await liveUntil(5)
    await page.goto(transferPath(failing.transferId))
    for (const state of ['held', 'submitted', 'failed'] as const)
      await expect(page.getByRole('main')).toContainText(TRANSFER_STATE_LABELS.en[state])
    await page.goto(transactionsPath({ q: 'Najd Packaging' }))
    await expect(transactions.row('265.50')).toContainText('Failed')
    await page.goto(paths.dashboard)
    await expect(dashboard.balance).toContainText(money(sum(MAIN.slice(0, 7))))
  })

  await test.step('a bill is paid with its invoice', async () => {
    await page.goto(paths.bills)
    await bills.search.fill('electric')
    await bills.biller(BILLER).click()
    await bills.account.fill('3000000001')
    await bills.showBill.click()
    await expect(bills.bill).toBeVisible()
    await bills.next.click()
    await expect(bills.list).toBeVisible()
    await bills.next.click()
    await bills.file.setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: INVOICE })
    await expect(bills.receipts).toHaveCount(1)
    await bills.confirm.click()
    await bills.code.typeShown()
    await bills.payment(BILLER).click()
    await expect(bills.paid).toBeVisible()
    await expect(bills.receipts).toHaveCount(1)
  })

  await test.step('a repeating payment runs, is changed with a code and an approval, and one run is skipped', async () => {
    const { schedule, transfer } = making.screens
    const plan = { startsOn: day(6), repeats: 'weekly', paymentCount: 4 }
    const { scheduleId } = await send(maker, coffee, 950, { schedule: plan })
    await liveUntil(7)
    await making.page.goto(transferSchedulePath(scheduleId))
    await schedule.change.click()
    await transfer.amount.fill('1,250.50')
    await transfer.next.click()
    await transfer.confirm.click()
    await transfer.code.typeShown()
    await expect(making.screens.approvals.waits).toBeVisible()
    await approving.page.goto(paths.approvals)
    await approveNewest(approving.screens, 'Gulf Coffee Beans Trading')
    await making.page.goto(transferSchedulePath(scheduleId))
    await schedule.skipOf(date(day(20))).click()
    await expect(schedule.unskipOf(date(day(20)))).toBeVisible()
    await liveUntil(28)
  })

  await test.step('the books are closed: categories, a rule for them, and the receipt of the rent', async () => {
    // A month has at most 31 days.
    await liveUntil(33)
    await page.goto(transactionsPath({ q: 'Gulf Coffee' }))
    await expect(transactions.links).toHaveCount(3)
    const category = transactions.categoryOf('Gulf Coffee Beans Trading')
    await category.first().selectOption({ label: 'Suppliers' })
    await transactions.ruleForAll.click()
    for (const each of await category.all()) await expect(each.locator('option:checked')).toHaveText('Suppliers')
    await page.goto(transactionsPath({ q: 'Al Waha' }))
    await transactions.links.click()
    await transactionNotes.file.setInputFiles({ name: 'rent.pdf', mimeType: 'application/pdf', buffer: INVOICE })
    await expect(transactionNotes.receipts).toHaveCount(1)
  })

  await test.step('every file of both wallets adds up to the dashboard', async () => {
    for (const [search, amounts, opening] of [
      ['', MAIN, MAIN[0] ?? 0],
      [`?subWallet=${salaries}`, SALARIES, 0],
    ] as const) {
      await page.goto(paths.statements + search)
      const entries = search ? amounts : amounts.slice(1)
      const moneyIn = sum(entries.filter(amount => amount > 0))
      const expected = {
        opening,
        moneyIn,
        moneyOut: moneyIn - sum(entries),
        closing: sum(amounts),
        count: entries.length,
      }
      for (const [format, read] of READERS) {
        const file = await downloadMonth(page, screens, format, monthName(day(1)))
        expect(await read(await readFile(await file.path())), format).toEqual(expected)
      }
    }
    await page.goto(paths.dashboard)
    for (const amount of [sum([...MAIN, ...SALARIES]), sum(MAIN), sum(SALARIES)])
      await expect(dashboard.balance).toContainText(money(amount))
    await page.goto(subWalletPath(salaries))
    await expect(dashboard.balance).toContainText(money(sum(SALARIES)))
  })
})

/** Opens what waits for this person, and approves it with a code. */
async function approveNewest({ approvals }: Screens, subject: string): Promise<void> {
  await approvals.rows.filter({ hasText: subject }).first().click()
  await approvals.approve.click()
  await approvals.code.typeShown()
  await expect(approvals.state('approved')).toBeVisible()
}

async function salariesFile(): Promise<Buffer> {
  const headings: WorkbookCell[] = ['IBAN', 'Amount', 'Purpose', 'Note'].map(text => ({ text, isHeading: true }))
  const rows = STAFF.map(([, iban, amount]): WorkbookCell[] => [
    { text: iban },
    { halalas: Math.round(Number(amount) * 100) },
    { text: 'payroll_benefits' },
    { text: 'Salary' },
  ])
  const sheet = { name: 'Salaries', isRightToLeft: false, widths: [30, 12, 20, 20], hasHeadings: true }
  const pieces: Uint8Array[] = []
  for await (const piece of workbookFile([{ ...sheet, rows: [[headings, ...rows]] }])) pieces.push(piece)
  return Buffer.concat(pieces)
}

type Format = Parameters<Screens['statements']['downloads']>[0]

const READERS: readonly [
  format: Format,
  read: (file: Buffer<ArrayBuffer>) => StatementSums | Promise<StatementSums>,
][] = [
  ['pdf', sumsOfPdf],
  ['xlsx', sumsOfWorkbook],
  ['csv', file => sumsOfCsv(String(file))],
  ['camt053', file => sumsOfCamt(String(file))],
  ['mt940', file => sumsOfMt940(String(file))],
]

/** Downloads the statement of a month, which is named as on the page. */
async function downloadMonth(page: Page, { statements }: Screens, format: Format, month: string): Promise<Download> {
  await statements.format.selectOption(format)
  const button = statements.downloads(format).and(page.getByRole('button', { name: month }))
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return file
}
