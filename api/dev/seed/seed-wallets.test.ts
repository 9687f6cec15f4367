import { eq, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { entries, holds, ledgerAccounts, postings, subWallets, transactions } from '#api/kernel/db/schema/ledger.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { notifications } from '#api/kernel/db/schema/notifications.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transferSchedules, transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { testApp } from '#api/testing/app.ts'
import { newestApproval, rule } from '#api/testing/customers/approvals.ts'
import { seededCustomer } from '#api/testing/customers/customer.ts'
import { notificationsOf } from '#api/testing/customers/notifications.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { outcome } from '#api/testing/outcome.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { seed } from './seed.ts'
import { seedWallets } from './seed-wallets.ts'

const { app, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const LEDGER = { wallets, subWallets, ledgerAccounts, postings, entries, transactions, holds }
const TABLES = {
  ...LEDGER,
  beneficiaries,
  cardTopUps,
  bankCredits,
  transfers,
  transferSchedules,
  messages,
  notifications,
}

const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(TABLES).map(async ([name, table]) => [name, await db.select().from(table)] as const),
    ),
  )

const counts = async () =>
  Object.fromEntries(Object.entries(await everything()).map(([name, rows]) => [name, rows.length]))

const walletOf = ([phone]: readonly [string, ...string[]]) => walletIdOfPhone(db, phoneToE164(phone))

const transactionsOf = async (account: readonly [string, ...string[]]) =>
  db
    .select()
    .from(transactions)
    .where(eq(transactions.walletId, await walletOf(account)))
    .orderBy(transactions.createdAt, transactions.sequence)

async function balancesOf(account: readonly [string, ...string[]]) {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, balance: sum(ledgerAccounts.balance).mapWith(Number) })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.walletId, await walletOf(account)))
    .groupBy(ledgerAccounts.kind)
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]))
}

/** The number of rows after the complete seed. */
let fullCounts: Record<string, number>
beforeAll(async () => {
  await seedWallets(deps)
  fullCounts = await counts()
})

describe('the seeded histories', () => {
  test('match the scenarios of their accounts', async () => {
    // The total is 2,400.00.
    expect(await balancesOf(sandboxAccounts.login_with_code)).toEqual({
      main: 1_270_00,
      on_hold: 180_00,
      sub: 950_00,
      outside: -2_400_00,
    })
    expect(await transactionsOf(sandboxAccounts.wallet_empty)).toEqual([])
    expect(
      await db.$count(subWallets, eq(subWallets.walletId, await walletOf(sandboxAccounts.wallet_three_sub_wallets))),
    ).toBe(3)
    const [inactive] = await db
      .select()
      .from(wallets)
      .where(eq(wallets.id, await walletOf(sandboxAccounts.wallet_inactive)))
    expect(inactive).toMatchObject({ status: 'inactive' })
    expect((await transactionsOf(sandboxAccounts.wallet_frozen)).map(({ failure }) => failure)).toContain(
      'wallet_frozen',
    )
    expect((await transactionsOf(sandboxAccounts.wallet_many_transactions)).length).toBeGreaterThan(250)
  })

  test('are posted in the order of their times, so that each available amount follows from the one before', async () => {
    const rows = await db
      .select({ accountId: transactions.accountId, createdAt: transactions.createdAt, sequence: transactions.sequence })
      .from(transactions)
      .orderBy(transactions.accountId, transactions.sequence)
    const isEarlier = rows.filter((row, index) => {
      const before = rows[index - 1]
      return before?.accountId === row.accountId && row.createdAt < before.createdAt
    })
    expect(isEarlier).toEqual([])
  })

  test('name the person of each step', async () => {
    const [phone] = sandboxAccounts.login_without_code
    const customer = await seededCustomer(app, phone).startLogin()
    const { body } = await outcome(customer.get('/api/v1/transfers'))
    const madeBy = { name: 'Lama Al-Zahrani', nameArabic: 'لمى الزهراني' }
    expect(body.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ madeBy: expect.objectContaining(madeBy) })]),
    )
  })

  test('of the main account show every status, type and reason of failure', async () => {
    const shown = await transactionsOf(sandboxAccounts.login_with_code)
    const failures = shown.flatMap(({ failure }) => failure ?? [])
    expect(new Set(failures)).toEqual(new Set(['insufficient_funds', 'limit_exceeded', 'released']))
    expect(shown.filter(({ status }) => status === 'pending')).toHaveLength(2)
    expect(new Set(shown.map(({ type }) => type))).toHaveLength(18)
  })

  test('have only successful moves and payments in the sub-wallets of the main account', async () => {
    const wallet = await walletOf(sandboxAccounts.login_with_code)
    const inSubWallets = await db
      .select({ status: transactions.status, name: subWallets.name })
      .from(transactions)
      .innerJoin(subWallets, eq(subWallets.ledgerAccountId, transactions.accountId))
      .where(eq(transactions.walletId, wallet))
    expect(new Set(inSubWallets.map(({ name }) => name))).toHaveLength(2)
    expect(new Set(inSubWallets.map(({ status }) => status))).toEqual(new Set(['successful']))
  })

  test('have money that moves in every way, which adds up', async () => {
    const states = async (table: typeof transfers | typeof beneficiaries | typeof cardTopUps | typeof bankCredits) => {
      const rows = await db.select({ state: table.state }).from(table)
      return [...new Set(rows.map(({ state }) => state))].toSorted()
    }
    expect(await states(transfers)).toEqual([
      'awaiting_approval',
      'failed',
      'paid',
      'returned',
      'scheduled',
      'submitted',
    ])
    expect(await states(beneficiaries)).toEqual(['active', 'cooling_off', 'mismatch', 'removed', 'suspended'])
    expect(await states(cardTopUps)).toEqual(['failed', 'settled'])
    expect(await states(bankCredits)).toEqual(['credited'])
    const moved = await transactionsOf(sandboxAccounts.login_without_code)
    expect(moved.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['incoming_transfer', 'customer_transfer', 'returned_transfer', 'fee']),
    )
    const received = await transactionsOf(sandboxAccounts.wallet_three_sub_wallets)
    expect(received.map(({ type }) => type)).toContain('incoming_transfer')
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test.each([
    ['transfers', 'transferId'],
    ['beneficiaries', 'beneficiaryId'],
    ['top-ups', 'topUpId'],
  ])('of %s are shown to the customer, each with its history', async (path, id) => {
    const [phone] = sandboxAccounts.login_without_code
    const customer = await seededCustomer(app, phone).startLogin()
    const list = await outcome(customer.get(`/api/v1/${path}`))
    const items: Record<string, string>[] = Object.values(list.body.items ?? [])
    expect(items).not.toEqual([])
    for (const item of items) {
      const { status, body } = await outcome(customer.get(`/api/v1/${path}/${item[id]}`))
      expect({ status, [id]: body[id] }).toEqual({ status: 200, [id]: item[id] })
    }
  })

  test('of the team have a payment that the approver finds and approves', async () => {
    const [owner] = sandboxAccounts.team_owner
    const [approver] = sandboxAccounts.team_approver
    const customer = await seededCustomer(app, approver).signIn()
    expect(await newestApproval(customer)).toMatchObject({
      state: 'waiting',
      madeBy: { name: 'Omar Al-Shehri' },
      approvalsNeeded: 1,
      mayApprove: true,
    })
    const rules = await outcome((await seededCustomer(app, owner).signIn()).get('/api/v1/approval-rules'))
    expect(rules.body).toEqual({ rules: [rule(500_00, 1), rule(1_500_00, 2)], byPerson: [], approvers: 2 })
  })

  test('send no messages about the past', async () => {
    expect(await db.$count(messages)).toBe(0)
  })

  test('are told to their owners, who have read what is older than two days', async () => {
    const [phone] = sandboxAccounts.login_without_code
    const customer = await seededCustomer(app, phone).startLogin()
    const customerNotifications = await notificationsOf(customer)
    expect(new Set(customerNotifications.map(({ group }) => group))).toEqual(
      new Set(['money_in', 'money_out', 'security']),
    )
    const days = (at: string) => (deps.clock().getTime() - Date.parse(at)) / 86_400_000
    expect(
      customerNotifications.filter(({ createdAt, readAt }) => days(createdAt) > 2 !== (readAt !== undefined)),
    ).toEqual([])
    expect(customerNotifications.filter(({ readAt }) => readAt === undefined).length).toBeGreaterThan(0)
  })

  test('differ, and begin after the account was opened', async () => {
    const first = await db
      .select({
        name: profiles.businessName,
        opened: wallets.createdAt,
        at: sql<string>`min(${transactions.createdAt})`,
      })
      .from(transactions)
      .innerJoin(wallets, eq(wallets.id, transactions.walletId))
      .innerJoin(profiles, eq(profiles.accountId, wallets.accountId))
      .groupBy(profiles.businessName, wallets.createdAt)
    expect(new Set(first.map(({ at }) => String(at))).size).toBe(first.length)
    expect(new Set(first.map(({ name }) => name)).size).toBe(first.length)
    expect(first.filter(({ opened, at }) => opened >= new Date(at))).toEqual([])
  })

  test('end in the past', async () => {
    const [newest] = await db.select({ at: sql<string>`max(created_at)` }).from(transactions)
    expect(new Date(newest?.at ?? Number.NaN).getTime()).toBeLessThan(deps.clock().getTime())
    const early = db.$count(holds, sql`status = 'active' and expected_release <= ${deps.clock().toISOString()}`)
    expect(await early).toBe(0)
  })

  test('of many transactions have no failed transaction', async () => {
    const many = await transactionsOf(sandboxAccounts.wallet_many_transactions)
    expect(many.filter(({ status }) => status !== 'successful')).toEqual([])
  })

  test('leave each wallet summing to zero', async () => {
    const sums = await db
      .select({ sum: sum(ledgerAccounts.balance).mapWith(Number) })
      .from(ledgerAccounts)
      .groupBy(ledgerAccounts.walletId)
    expect(new Set(sums.map(each => each.sum))).toEqual(new Set([0]))
  })

  test('change nothing when seeded again, which takes two statements', async () => {
    const before = await everything()
    const recorded = recordStatements(db)
    await seedWallets({ ...deps, db: recorded.db })
    expect(await everything()).toEqual(before)
    expect(recorded.statements).toEqual(['select', 'select'])
  })
})

describe('the seed of histories', () => {
  beforeEach(async () => {
    await database.truncate()
    await seed(deps)
  })

  test('by four concurrent processes has the same result as by one', async () => {
    await Promise.all([1, 2, 3, 4].map(() => seedWallets(deps)))
    expect(await counts()).toEqual(fullCounts)
  })

  test('are the same under a licence that would refuse them', async () => {
    await seedWallets({ ...deps, licence: { maximumBalance: 1_00, monthlyOutgoing: 1_00 } })
    expect(await counts()).toEqual(fullCounts)
  })

  test('is completed by the next run after an interruption', async () => {
    let walletsSeeded = 0
    const interrupted: Deps = {
      ...deps,
      // The clock is read once per wallet.
      clock: () => {
        if (++walletsSeeded > 2) throw new Error('the process was killed')
        return deps.clock()
      },
    }
    await expect(seedWallets(interrupted)).rejects.toThrow('killed')
    await seedWallets(deps)
    expect(await counts()).toEqual(fullCounts)
  })

  test('does nothing in live mode', async () => {
    const live = { ...deps, sandbox: undefined }
    await seedWallets(live)
    expect(await db.$count(postings)).toBe(0)
  })
})
