import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { transactions } from '#api/kernel/db/schema/ledger.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { post } from '#api/money/ledger/post.ts'
import { listen } from '#api/run/server/listen.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { newSubWallet, payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, deps, clock, with: withChanges } = await testApp()
afterAll(() => database.close())

const PATH = '/api/v1/wallet/transactions/export'

async function fileOf(customer: Customer, query: Record<string, string> = {}): Promise<string> {
  const response = await customer.get(`${PATH}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  // `text` would remove the byte order mark.
  return Buffer.from(await response.arrayBuffer()).toString()
}

/** The records of a file without a line end in a cell, without the heading. */
const recordsOf = (file: string) => file.split('\r\n').slice(1, -1)

/** Inserts more rows than one batch reads, all with the same time and posting. */
async function addMany(walletId: string, count: number): Promise<void> {
  const { transaction } = await post(deps, walletId, topUp(1_00, { counterparty: 'Top-up 0' }))
  const { postingId, accountId, type, status, direction, amount, createdAt } = transaction
  const rows = Array.from({ length: count }, (_, index) => ({
    referenceId: `PLK${String(index).padStart(13, '0')}`,
    counterparty: `Top-up ${index + 1}`,
    ...{ walletId, postingId, accountId, type, status, direction, amount, createdAt },
  }))
  await deps.db.insert(transactions).values(rows)
}

describe('exportTransactions', () => {
  let noura: Customer
  let subWallet = ''
  const references: string[] = []

  beforeAll(async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    noura = customer
    subWallet = await newSubWallet(deps, walletId)
    for (const instruction of [
      topUp(1_000_00, { counterparty: '=HYPERLINK("http://evil.example","Win")' }),
      payment(200_05, { counterparty: 'Panda, Riyadh', counterpartyArabic: 'أسواق بنده' }),
      topUp(7, { counterparty: 'In the sub-wallet', subWallet }),
    ]) {
      references.push((await post(deps, walletId, instruction)).transaction.referenceId)
      clock.advance(1)
    }
  })

  test('responds with a CSV file, newest first', async () => {
    const [topUpReference, paymentReference] = references
    expect(await fileOf(noura)).toBe(
      [
        '\uFEFFReference ID,Status,Currency,Amount,Transaction Type,Merchant/Beneficiary,Time,Date,Available,Category,Note',
        `${paymentReference},Successful,SAR,-200.05,Local POS Transaction,"Panda, Riyadh",12:00,2026-01-05,799.95,,`,
        `${topUpReference},Successful,SAR,1000.00,Wallet Top-up,"'=HYPERLINK(""http://evil.example"",""Win"")",12:00,2026-01-05,1000.00,,`,
        '',
      ].join('\r\n'),
    )
  })

  test('is in Arabic if requested', async () => {
    expect(await fileOf(noura, { locale: 'ar', q: 'Panda' })).toBe(
      [
        '\uFEFFالرقم المرجعي,الحالة,العملة,المبلغ,نوع العملية,التاجر/المستفيد,الوقت,التاريخ,المتاح,التصنيف,ملاحظة',
        `${references[1]},ناجحة,SAR,-200.05,نقاط بيع محلية,أسواق بنده,12:00,2026-01-05,799.95,,`,
        '',
      ].join('\r\n'),
    )
  })

  test('has a file name and a content type', async () => {
    const { headers, body } = await noura.get(PATH)
    await body?.cancel()
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="plink-transactions-2026-01-05.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
  })

  test('contains what matches the filters', async () => {
    expect(recordsOf(await fileOf(noura, { subWallet }))).toEqual([expect.stringContaining(',0.07,')])
    expect(recordsOf(await fileOf(noura, { type: 'bill_payment' }))).toEqual([])
    expect(recordsOf(await fileOf(noura, { to: '2026-01-04' }))).toEqual([])
  })

  test("does not know another customer's sub-wallet", async () => {
    const { customer } = await newWalletOwner({ app, deps })
    expect(await outcome(customer.get(`${PATH}?subWallet=${subWallet}`))).toMatchObject({
      status: 404,
      body: { code: 'SUB_WALLET_NOT_FOUND' },
    })
  })

  test('refuses a cursor', async () => {
    expect(await outcome(noura.get(`${PATH}?cursor=a.b`))).toMatchObject({ status: 400 })
  })
})

describe('exportTransactions: a long file', () => {
  const COUNT = 1_200
  let salem: Customer
  beforeAll(async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    salem = customer
    await addMany(walletId, COUNT)
  })

  test('has every row once, in order', async () => {
    const names = recordsOf(await fileOf(salem)).map(record => record.split(',')[5])
    expect(names).toEqual(Array.from({ length: COUNT + 1 }, (_, index) => `Top-up ${COUNT - index}`))
  })

  const request = () => ({ headers: { Authorization: `Bearer ${salem.accessToken}` } })

  test('is read at the pace of the client, and not after the client disconnects', async () => {
    const { db, statements } = recordStatements(deps.db)
    const reader = (await withChanges({ db }).request(PATH, request())).body!.getReader()
    statements.length = 0
    await reader.read()
    expect(statements).toEqual([])
    await reader.read()
    expect(statements).toEqual(['select'])
    await reader.cancel()
    expect(statements).toEqual(['select', 'update'])
  })

  const RUNNING = { status: 429, body: { code: 'RATE_LIMITED', reason: 'export_running' } }
  const start = async (server = app) => {
    const response = await server.request(PATH, request())
    expect(response.status).toBe(200)
    return response.body!.getReader()
  }
  const tryAgain = (server = app) => outcome(server.request(PATH, request()))

  test('is the only one of the account, in every process', async () => {
    const reader = await start()
    expect(await tryAgain()).toMatchObject(RUNNING)
    expect(await tryAgain(withChanges({}))).toMatchObject(RUNNING)
    const { customer } = await newWalletOwner({ app, deps })
    expect((await customer.get(PATH)).status).toBe(200)
    await reader.cancel()
    await fileOf(salem)
    await fileOf(salem)
    await app.request(PATH, { ...request(), method: 'HEAD' })
    await fileOf(salem)
  })

  test('gives way when its client has read nothing for half a minute, and is then broken off', async () => {
    const reader = await start()
    await reader.read()
    clock.advance(29)
    expect(await tryAgain()).toMatchObject(RUNNING)
    clock.advance(1)
    const next = await start()
    await expect(readAll(reader)).rejects.toThrow('The file is broken off')
    expect(await tryAgain()).toMatchObject(RUNNING)
    await readAll(next)
  })

  test('that is read keeps its place however long it takes', async () => {
    const reader = await start()
    for (let slice = 0; slice < 4; slice++) {
      await reader.read()
      clock.advance(20)
    }
    expect(await tryAgain()).toMatchObject(RUNNING)
    await readAll(reader)
  })

  test('shares the database with the exports of others in turns, so that other requests wait for one slice', async () => {
    const { db, statements } = recordStatements(deps.db)
    const server = withChanges({ db })
    const owners = await Promise.all(Array.from({ length: 4 }, () => newWalletOwner({ app, deps })))
    const readers = await Promise.all(
      owners.map(async ({ customer: { accessToken } }) => {
        const response = await server.request(PATH, { headers: { Authorization: `Bearer ${accessToken}` } })
        return response.body!.getReader()
      }),
    )
    await Promise.all(readers.map(reader => reader.read()))
    statements.length = 0
    const slices = readers.map(reader => reader.read())
    await turnsWithoutDatabase()
    expect(statements).toEqual(['select'])
    await Promise.all(slices)
    expect(statements).toEqual(['select', 'select', 'select', 'select'])
    for (const reader of readers) await readAll(reader)
  })

  test('that fails halfway is aborted and logged', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {})
    const lines: string[] = []
    const log = createLog({ level: 'info', destination: { write: line => lines.push(line) } })
    const { db, failAfter } = breakable(deps.db)
    const broken = withChanges({ db, log })
    const server = await listen(
      {
        async fetch(...input) {
          const response = await broken.fetch(...input)
          failAfter(1)
          return response
        },
      },
      0,
    )
    const response = await fetch(`http://localhost:${server.port}${PATH}`, request())
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    await server.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 })
    expect(String(print.mock.calls)).not.toContain('the database is gone')
    print.mockRestore()
    expect(lines.filter(line => line.includes('"level":"error"'))).toEqual([
      expect.stringMatching(/the database is gone.*exportTransactions|exportTransactions.*the database is gone/),
    ])
  })
})

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** Lets everything happen that needs no input or output. */
async function turnsWithoutDatabase(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve()
}

/** The database, and a switch that makes it fail after so many selects. */
function breakable(whole: Db): { db: Db; failAfter(selects: number): void } {
  let selectsLeft = Number.POSITIVE_INFINITY
  const db = new Proxy(whole, {
    get(target, name) {
      if (name === 'select' && selectsLeft-- <= 0) throw new Error('the database is gone')
      return Reflect.get(target, name)
    },
  })
  return {
    db,
    failAfter(selects) {
      selectsLeft = selects
    },
  }
}
