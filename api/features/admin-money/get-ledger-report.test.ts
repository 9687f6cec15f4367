import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerReport } from '#api/contract/generated/schemas.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import { post } from '#api/money/ledger/post.ts'
import { checkData } from '#api/run/jobs/check-data.ts'
import { testApp } from '#api/testing/app.ts'
import { newWallet, sar, topUp } from '#api/testing/money/wallet.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { getLedgerReport } from './get-ledger-report.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(database.close)

const staff = new StaffMember(app)
beforeAll(() => staff.signIn())

/** A minute after the last check. */
async function reportOf(reader = staff): Promise<LedgerReport> {
  clock.advance(60)
  return (await reader.get('/ledger-report')).json()
}

describe('getLedgerReport', () => {
  test('shows where the money in the wallets is', async () => {
    const before = await reportOf()
    const wallet = await newWallet(deps)
    await post(deps, wallet, topUp(10_00))
    const fee = { kind: 'debit', type: 'fee', key: crypto.randomUUID(), counterparty: 'Plink' } as const
    await post(deps, wallet, { ...fee, amount: sar(1_00), houseAccount: 'fees' })
    expect(await reportOf()).toEqual({
      walletsTotal: before.walletsTotal + 9_00,
      houseAccounts: {
        ...before.houseAccounts,
        safeguarding: before.houseAccounts.safeguarding + 10_00,
        fees: before.houseAccounts.fees - 1_00,
      },
      difference: 0,
      brokenRules: 0,
      checkedAt: clock().toISOString(),
    })
  })

  test('checks once a minute, whoever asks', async () => {
    const first = await reportOf()
    await post(deps, await newWallet(deps), topUp(10_00))
    clock.advance(59)
    const viewer = await new StaffMember(app, VIEWER).signIn()
    expect(await outcome(viewer.get('/ledger-report'))).toEqual({ status: 200, body: first })
    expect((await reportOf()).walletsTotal).toBe(first.walletsTotal + 10_00)
  })

  test('shows the last hourly check of a ledger that takes long to check', async () => {
    const wallet = await newWallet(deps)
    await post(deps, wallet, topUp(10_00))
    const checkedAt = clock().toISOString()
    const transaction: typeof deps.db.transaction = (...work) => {
      clock.advance(300)
      return deps.db.transaction(...work)
    }
    const slow = new Proxy(deps.db, {
      get: (db, key) => (key === 'transaction' ? transaction : Reflect.get(db, key)),
    })
    await checkData({ ...deps, db: slow }, new AbortController().signal)
    await post(deps, wallet, topUp(10_00))
    const hourly: LedgerReport = await (await staff.get('/ledger-report')).json()
    expect(hourly.checkedAt).toBe(checkedAt)
    clock.advance(90 * 60)
    await staff.signIn()
    expect(await outcome(staff.get('/ledger-report'))).toEqual({ status: 200, body: hourly })
    clock.advance(3600)
    await staff.signIn()
    expect((await reportOf()).walletsTotal).toBe(hourly.walletsTotal + 10_00)
  })

  test('responds soon while the first check takes long, and with its result once it is done', async () => {
    await database.db.delete(settings).where(eq(settings.name, 'ledger_check'))
    const { promise: longWork, resolve: finish } = Promise.withResolvers<void>()
    const transaction: typeof deps.db.transaction = async (...work) => {
      await longWork
      return deps.db.transaction(...work)
    }
    const db = new Proxy(deps.db, {
      get: (database, key) => (key === 'transaction' ? transaction : Reflect.get(database, key)),
    })
    const impatient = () => getLedgerReport({ ...deps, db }, 0)
    await expect(impatient()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { error: expect.stringContaining('not been checked yet'), reason: 'first_check', retryAfterSeconds: 60 },
    })
    finish()
    await expect
      .poll(() =>
        impatient().then(
          ({ difference }) => difference,
          () => undefined,
        ),
      )
      .toBe(0)
  })

  test('checks again after a check that failed', async () => {
    clock.advance(60)
    let isAway = true
    const transaction: typeof deps.db.transaction = (...work) =>
      isAway ? Promise.reject(new Error('The database is away')) : deps.db.transaction(...work)
    const other = staff.through(
      appWith({
        db: new Proxy(deps.db, { get: (db, key) => (key === 'transaction' ? transaction : Reflect.get(db, key)) }),
      }),
    )
    expect((await other.get('/ledger-report')).status).toBe(500)
    isAway = false
    expect((await other.get('/ledger-report')).status).toBe(200)
  })

  test('shows what differs', async () => {
    const wallet = await newWallet(deps)
    await post(deps, wallet, topUp(10_00))
    await database.db.execute(sql`alter table ledger_accounts disable trigger ledger_accounts_balance`)
    await database.db.execute(
      sql`update ledger_accounts set balance = balance + 1 where wallet_id = ${wallet} and kind = 'main'`,
    )
    expect(await reportOf()).toMatchObject({ difference: 1, brokenRules: 2 })
  })
})
