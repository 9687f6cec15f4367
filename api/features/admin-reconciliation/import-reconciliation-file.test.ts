import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReconciliationDifference, SandboxReconciliationFile } from '#api/contract/generated/schemas.ts'
import {
  reconciliationDifferences,
  reconciliationFiles,
  reconciliationLines,
} from '#api/kernel/db/schema/reconciliation.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { importFile } from '#api/money/reconciliation/import-file.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { testApp } from '#api/testing/app.ts'
import { ANY_ACCOUNT, bill, confirmBills, inquire, prepareBills } from '#api/testing/money/bills.ts'
import { deleteReconciliation, lineOf, noon, reportOf, statementOf } from '#api/testing/money/reconciliation.ts'
import { newSuspendedTopUp, newSuspenseCredit, sendBackCredit } from '#api/testing/money/suspense.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const sara = new StaffMember(app)
const viewer = new StaffMember(app, VIEWER)
beforeEach(async () => {
  await deleteReconciliation(db)
  // The bookings of earlier tests must not be late in this one.
  await nextDay(10)
})

/** Signs in again after a day, when sessions have ended. */
const signIn = () => Promise.all([sara, viewer].map(each => each.signIn()))
const nextDay = async (days = 1) => {
  clock.advance(days * 86_400)
  await signIn()
}

const yesterday = () => addDays(riyadhDay(clock()), -1)
const upload = (content: string, staff = sara) => outcome(staff.post('/reconciliation/files', { content }))
const invalid = (reason: string) => ({
  status: 422,
  body: expect.objectContaining({ code: 'RECONCILIATION_FILE_INVALID', reason }),
})
const differences = async (query = ''): Promise<ReconciliationDifference[]> =>
  (await (await viewer.get(`/reconciliation/differences${query}`)).json()).items
const kinds = async () => (await differences()).map(({ kind, reference }) => `${kind} ${reference}`)
const agrees = async () => expect((await checkLedger(db)).differences).toEqual([])

/** A bank transfer that the books have since noon of this day. */
async function creditOn(day: string): Promise<{ id: string; reference: string; amount: number }> {
  const id = await newSuspenseCredit(deps, { stateCause: 'unknown_iban', createdAt: noon(day) })
  const [row] = await db.select().from(bankCredits).where(eq(bankCredits.id, id))
  return { id, reference: row!.bankReference, amount: row!.amount }
}

describe('importReconciliationFile', () => {
  test('takes a file once, with who uploaded it', async () => {
    const file = reportOf(yesterday(), [lineOf('payment', yesterday(), 'card-1', 20_00)])
    const first = await upload(file)
    expect(first).toMatchObject({
      status: 201,
      body: { source: 'cards', lines: 1, openDifferences: 1, importedBy: { email: sara.email } },
    })
    expect(await upload(`\uFEFF${file}`)).toEqual(refusal(409, 'RECONCILIATION_FILE_EXISTS'))
    const other = reportOf(yesterday(), [lineOf('payment', yesterday(), 'card-2', 20_00)])
    expect(await upload(other)).toEqual(refusal(409, 'RECONCILIATION_DAY_EXISTS'))
    expect(await db.$count(reconciliationLines)).toBe(1)
    const { items } = await (await viewer.get('/events?type=reconciliation_file_imported')).json()
    expect(items[0]).toMatchObject({ subject: { kind: 'reconciliation_file', name: `cards ${yesterday()}` } })
    expect(await upload(reportOf(addDays(yesterday(), -1), []), viewer)).toEqual(refusal(403, 'ADMIN_REQUIRED'))
  })

  test('takes one of several files of a day that come at once', async () => {
    const files = [1, 2, 3, 4].map(number =>
      statementOf(yesterday(), { lines: [lineOf('credit', yesterday(), `FT${number % 2}`, 20_00)] }),
    )
    const all = await atOnce(4, index => sara.post('/reconciliation/files', { content: files[index]! }))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await db.$count(reconciliationFiles)).toBe(1)
    expect(await kinds()).toHaveLength(1)
  })

  test.each([
    ['text', 'Dear customer', 'not_readable'],
    ['XML of something else', '<html></html>', 'not_readable'],
    ['XML that is not closed', statementOf('2026-01-04', {}).replace('</Stmt>', ''), 'not_readable'],
    ['a document type', statementOf('2026-01-04', {}).replace('<Document', '<!DOCTYPE a><Document'), 'not_readable'],
    [
      'an external entity',
      statementOf('2026-01-04', {}).replace(
        '<Document',
        '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document',
      ),
      'not_readable',
    ],
    ['an unknown entity', statementOf('2026-01-04', {}).replace('<Id>2026', '<Id>&x;2026'), 'not_readable'],
    [
      'elements that are nested deeply',
      statementOf('2026-01-04', {}).replace('</Stmt>', `${'<a>'.repeat(9999)}</Stmt>`),
      'not_readable',
    ],
    ['a day that is in no calendar', closingOn('<Dt>2026-02-31</Dt>'), 'not_readable'],
    ['a time that is in no calendar', closingOn('<DtTm>2026-02-31T10:00:00</DtTm>'), 'not_readable'],
    ['no day', closingOn('<Dt></Dt>'), 'not_readable'],
    [
      'a card payment of a day that is in no calendar',
      reportOf('2026-01-04', [lineOf('payment', '2026-01-04', 'a', 1)]).replace('01-04T', '02-31T'),
      'line_invalid',
    ],
    ['another account', statementOf('2026-01-04', { iban: 'SA4430000000000000000002' }), 'other_account'],
    ['two statements', twoStatements('2026-01-04'), 'several_days'],
    [
      'an entry of another day',
      statementOf('2026-01-04', { lines: [lineOf('credit', '2026-01-03', 'FT1', 1)] }),
      'several_days',
    ],
    ['a day that is not over', statementOf('2096-01-04', {}), 'not_over'],
    [
      'an amount with too many decimals',
      statementOf('2026-01-04', { closing: 7, lines: [lineOf('credit', '2026-01-04', 'FT1', 1)] }).replace(
        '>0.01<',
        '>0.011<',
      ),
      'line_invalid',
    ],
    [
      'a negative amount',
      reportOf('2026-01-04', [lineOf('payment', '2026-01-04', 'a', 1)]).replace('0.01', '-1'),
      'line_invalid',
    ],
    ['a reference with spaces', reportOf('2026-01-04', [lineOf('payment', '2026-01-04', 'a b', 1)]), 'line_invalid'],
    ['a formula', reportOf('2026-01-04', [lineOf('payment', '2026-01-04', '=1+1,2', 1)]), 'line_invalid'],
  ])('refuses %s', async (_, content, reason) => {
    expect(await upload(content)).toEqual(invalid(reason))
    expect(await db.$count(reconciliationFiles)).toBe(0)
  })

  test('reads what spreadsheets save, and the details of a batch', async () => {
    const [one, other] = [await creditOn(yesterday()), await creditOn(yesterday())]
    const lines = [lineOf('credit', yesterday(), 'BATCH', one.amount + other.amount)]
    const details = [one, other].map(
      ({ reference, amount }) =>
        `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><Amt Ccy="SAR">${amount / 100}</Amt></TxDtls>`,
    )
    const batch = statementOf(yesterday(), { lines }).replace(/<TxDtls>.*<\/TxDtls>/, details.join(''))
    expect(await upload(batch)).toMatchObject({ status: 201, body: { lines: 2, openDifferences: 0 } })
    const report = reportOf(yesterday(), [lineOf('payment', yesterday(), 'card-1', 20_00)])
    const file = report.replaceAll(',', ';').replaceAll('\n', '\r\n')
    expect(await upload(file)).toMatchObject({ status: 201, body: { lines: 1 } })
    const short = statementOf(addDays(yesterday(), -1), { lines: [lineOf('credit', addDays(yesterday(), -1), 'B', 9)] })
    const wrongSum = short.replace(/<TxDtls>.*<\/TxDtls>/, details.join(''))
    expect(await upload(wrongSum)).toEqual(invalid('line_invalid'))
  })

  test('takes a time without an offset in a card report as one in Riyadh', async () => {
    const report = reportOf(yesterday(), [lineOf('payment', yesterday(), 'card-1', 20_00)])
    const late = report.replace(/T[\d:.]+Z/, 'T23:30:00')
    expect(await upload(late)).toMatchObject({ status: 201, body: { day: yesterday(), lines: 1 } })
    const [line] = await db.select().from(reconciliationLines)
    expect(line?.bookedAt).toEqual(new Date(`${yesterday()}T20:30:00Z`))
  })

  test('settles the top-ups whose money has reached the bank, and no others', async () => {
    const { walletId } = await newWalletOwner({ app, deps })
    const [topUpId, other] = [await newSuspendedTopUp(deps, walletId), await newSuspendedTopUp(deps, walletId)]
    await nextDay()
    const lines = [topUpId, other].map((id, index) => lineOf('settlement', yesterday(), id, -250_00 + index))
    const payments = [topUpId, other].map(id => lineOf('payment', yesterday(), id, 250_00))
    expect(await upload(reportOf(yesterday(), [...payments, ...lines]))).toMatchObject({ body: { openDifferences: 1 } })
    const rows = await db.select().from(cardTopUps).where(eq(cardTopUps.walletId, walletId))
    expect(Object.fromEntries(rows.map(({ id, settledAt }) => [id, settledAt !== null]))).toEqual({
      [topUpId]: true,
      [other]: false,
    })
    expect(await kinds()).toEqual([`not_in_books ${other}`])
    await agrees()
  })
})

describe('what is in no file', () => {
  test('is on its way until the tolerance is over, and a later file closes it', async () => {
    const day = riyadhDay(clock())
    await nextDay()
    const { reference, amount } = await creditOn(day)
    expect(await upload(statementOf(day, {}))).toMatchObject({ status: 201 })
    expect(await kinds()).toEqual([])
    const { sources } = await (await viewer.get('/reconciliation')).json()
    expect(sources[0]).toMatchObject({ lastDay: day, awaiting: { count: 1, total: amount } })
    await nextDay(2)
    await upload(statementOf(addDays(day, 1), {}))
    expect(await kinds()).toEqual([])
    await upload(statementOf(addDays(day, 2), {}))
    expect(await kinds()).toEqual([`not_in_files ${reference}`])
    await nextDay()
    const late = statementOf(addDays(day, 3), { lines: [lineOf('credit', addDays(day, 3), reference, amount)] })
    expect(await upload(late)).toMatchObject({ body: { openDifferences: 0 } })
    expect(await kinds()).toEqual([])
    const [difference] = await differences('?status=resolved')
    expect(difference).toMatchObject({ reference, resolution: { outcome: 'agrees' } })
  })

  test('a statement that does not continue the one before closes when the one between comes', async () => {
    const day = addDays(yesterday(), -2)
    await upload(statementOf(day, { opening: 0, closing: 0 }))
    const rest = { opening: 50_00, closing: 50_00 }
    await upload(statementOf(addDays(day, 2), rest))
    expect(await kinds()).toEqual(['opening_differs undefined'])
    await upload(statementOf(addDays(day, 1), { lines: [lineOf('credit', addDays(day, 1), 'FT-between', 50_00)] }))
    expect(await kinds()).toEqual(['not_in_books FT-between'])
  })

  test('what is sent back is compared too', async () => {
    const { id, amount } = await creditOn(yesterday())
    await db.transaction(tx => sendBackCredit(tx, id, noon(yesterday())))
    const lines = [lineOf('credit_return', yesterday(), id, -amount)]
    await upload(statementOf(yesterday(), { lines }))
    expect(await kinds()).toEqual([])
    await agrees()
  })
})

describe('createSandboxReconciliationFile', () => {
  const make = async (body: object): Promise<SandboxReconciliationFile> => {
    const response = await app.request('/api/sandbox/reconciliation-files', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const arrive = (amount: number) =>
    app.request('/api/sandbox/bank-credits', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        iban: 'SA4430000000000000000002',
        amount: { amount, currency: 'SAR' },
        remitterName: 'Najd Supplies Co.',
      }),
    })

  test('states its own books, which agree with ours, and exactly the mistakes that are asked for', async () => {
    for (const amount of [10_00, 20_00, 30_00, 40_00]) await arrive(amount)
    const day = riyadhDay(clock())
    const opening = Number(/OPBD.*?SAR">([\d.]+)</.exec((await make({ source: 'bank', day })).content)?.[1])
    expect(opening).toBeGreaterThanOrEqual(0)
    await nextDay()
    expect(await upload((await make({ source: 'bank', day })).content)).toMatchObject({
      body: { lines: 4, openDifferences: 0 },
    })
    await deleteReconciliation(db)
    const wrong = ['amount', 'twice', 'currency', 'unknown', 'sum']
    await upload((await make({ source: 'bank', day, differences: wrong })).content)
    expect((await differences()).map(({ kind }) => kind).sort()).toEqual(
      ['amount_differs', 'currency_differs', 'not_in_books', 'sum_differs', 'twice'].sort(),
    )
    const other = await make({ source: 'bank', day, differences: ['account'] })
    expect(await upload(other.content)).toEqual(invalid('other_account'))
  })

  test('states the bills that were paid', async () => {
    const payer = await newWalletOwner({ app, deps })
    await payer.now(topUp(1_000_00))
    const { body } = await inquire(payer.customer, ANY_ACCOUNT)
    const amount = (body.amount as { amount: number }).amount
    await confirmBills(payer.customer, await prepareBills(payer.customer, [bill(ANY_ACCOUNT, amount)]))
    await advanceTransfers(deps)
    const day = riyadhDay(clock())
    await nextDay()
    const { content } = await make({ source: 'bank', day })
    expect(content).toContain(`>${(amount / 100).toFixed(2)}<`)
    expect(await upload(content)).toMatchObject({ body: { lines: 1, openDifferences: 0 } })
  })
})

test('the database keeps what was imported and found', async () => {
  const line = lineOf('payment', yesterday(), 'card-1', 20_00)
  await importFile(deps, reportOf(yesterday(), [line]), { importedVia: 'command' })
  const appendOnlyError = { cause: { message: expect.stringContaining('append-only') } }
  await expect(db.delete(reconciliationFiles)).rejects.toMatchObject({ cause: expect.anything() })
  await expect(db.update(reconciliationFiles).set({ day: '2026-01-01' })).rejects.toMatchObject(appendOnlyError)
  await expect(db.update(reconciliationLines).set({ amount: 1 })).rejects.toMatchObject(appendOnlyError)
  const resolutionError = { cause: { message: 'rows of reconciliation_differences can only be resolved' } }
  await expect(db.update(reconciliationDifferences).set({ stated: 1, correction: 1 })).rejects.toMatchObject(
    resolutionError,
  )
  const resolution = { state: 'resolved', stateCause: 'fees', stateSince: clock() } as const
  await expect(db.update(reconciliationDifferences).set(resolution)).rejects.toMatchObject({
    cause: { message: 'a difference is posted exactly when two people decided so' },
  })
})

/** A statement with another date, or none. */
function closingOn(date: string): string {
  return statementOf('2026-01-04', {}).replaceAll('<Dt>2026-01-04</Dt>', date)
}

function twoStatements(day: string): string {
  const [, statement = ''] = /(<Stmt>.*<\/Stmt>)/s.exec(statementOf(day, {})) ?? []
  return statementOf(day, {}).replace('</BkToCstmrStmt>', `${statement}</BkToCstmrStmt>`)
}
