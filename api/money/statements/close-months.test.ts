import { eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { ledgerAccounts } from '#api/kernel/db/schema/ledger.ts'
import { closedMonths } from '#api/kernel/db/schema/statements.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Instruction, Posted } from '#api/money/ledger/instruction.ts'
import { post } from '#api/money/ledger/post.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { testClock } from '#api/testing/clock.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { hold, newSubWallet, newWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { addDays, type Day, riyadhDay } from '#domain/riyadh-time.ts'
import { checkMonths } from './check-months.ts'
import { CLOSING_DELAY_SECONDS, closeMonths } from './close-months.ts'
import {
  type BookedEntry,
  bookedEntries,
  endOfMonth,
  figuresOf,
  NEWEST,
  newestClosedMonths,
  openAccountsOf,
  statementAccountOf,
} from './statement.store.ts'

const { db, close } = await testDatabase()
afterAll(close)

const DAY_SECONDS = 86_400
const MONTHS = 200

/** Returns a wallet with its own clock. */
async function newLife() {
  const clock = testClock()
  const deps = { db, clock, licence: {} }
  const walletId = await newWallet(deps)
  const tryTo = async (instruction: Instruction): Promise<Posted | undefined> => {
    try {
      return await post(deps, walletId, instruction)
    } catch (cause) {
      if (cause instanceof PlinkError) return undefined
      throw cause
    }
  }
  return { clock, deps, walletId, tryTo }
}

const monthsOf = async (accountId: string) => (await newestClosedMonths(db, accountId, MONTHS)).reverse()

/** Returns all entries of a period, which it reads in pages. */
async function entriesOf(accountId: string, from: Day, to: Day): Promise<BookedEntry[]> {
  const entries: BookedEntry[] = []
  for (;;) {
    const range = { accountId, from, to, newest: NEWEST }
    const slice = await bookedEntries(db, range, entries.at(-1), 3)
    entries.push(...slice)
    if (slice.length < 3) return entries
  }
}

const sumOf = (entries: BookedEntry[]) => entries.reduce((sum, { amount }) => sum + amount, 0)

const amounts = fc.integer({ min: 1, max: 50_000 })
const step = fc.oneof(
  fc.record({ act: fc.constant('top_up' as const), amount: amounts, sub: fc.boolean() }),
  fc.record({ act: fc.constant('payment' as const), amount: amounts, sub: fc.boolean() }),
  fc.record({ act: fc.constant('hold' as const), amount: amounts, sub: fc.boolean() }),
  fc.record({ act: fc.constantFrom('capture' as const, 'release' as const), which: fc.nat(5) }),
  fc.record({ act: fc.constantFrom('to_sub' as const, 'to_main' as const), amount: amounts }),
  fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ act: fc.constant('close' as const) }),
)

test('opening and entries add up to closing, in every month and period, whatever was posted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40 }),
      fc.nat(90),
      fc.nat(60),
      async (steps, after, days) => {
        const { clock, deps, walletId, tryTo } = await newLife()
        const subWallet = await newSubWallet(deps, walletId)
        const about = [await statementAccountOf(db, walletId), await statementAccountOf(db, walletId, subWallet)]
        const started = riyadhDay(clock())
        const held: string[] = []
        for (const each of steps) {
          const key = crypto.randomUUID()
          const of = 'sub' in each && each.sub ? { subWallet } : {}
          clock.advance(1)
          if (each.act === 'top_up') await tryTo(topUp(each.amount, of))
          else if (each.act === 'payment') await tryTo(payment(each.amount, of))
          else if (each.act === 'hold') {
            const expectedRelease = new Date(clock().getTime() + 1000).toISOString()
            const posted = await tryTo(hold(each.amount, { ...of, expectedRelease }))
            if (posted?.hold) held.push(posted.hold.id)
          } else if (each.act === 'capture' || each.act === 'release') {
            const holdId = held[each.which]
            if (holdId) await tryTo({ kind: each.act, key, holdId })
          } else if (each.act === 'to_sub') await tryTo({ kind: 'move', key, to: subWallet, amount: sar(each.amount) })
          else if (each.act === 'to_main') await tryTo({ kind: 'move', key, from: subWallet, amount: sar(each.amount) })
          else if (each.act === 'wait') clock.advance(each.days * DAY_SECONDS)
          else for (const account of about) await closeMonths(deps, account)
        }
        for (const account of about) await closeMonths(deps, account)
        const from = addDays(started, after)
        const to = addDays(from, days)
        for (const { id, balance } of await openAccountsOf(db, walletId)) {
          let before = 0
          for (const { month, opening, closing, entryCount } of await monthsOf(id)) {
            const entries = await entriesOf(id, month, endOfMonth(month))
            expect(opening).toBe(before)
            expect(closing).toBe(opening + sumOf(entries))
            expect(entryCount).toBe(entries.length)
            before = closing
          }
          expect((await figuresOf(db, id, { from: started, to: riyadhDay(clock()) }, NEWEST)).closing).toBe(balance)
          const figures = await figuresOf(db, id, { from, to }, NEWEST)
          const entries = await entriesOf(id, from, to)
          expect(figures.closing).toBe(figures.opening + sumOf(entries))
          expect(figures.opening).toBe(sumOf(await entriesOf(id, started, addDays(from, -1))))
          expect(figures.entryCount).toBe(entries.length)
        }
      },
    ),
    propertyRuns({ gate: 4, all: 12 }),
  )
  expect(await checkMonths(db)).toEqual([])
})

/** Returns a wallet on the first of February whose January is closed. */
async function withClosedJanuary() {
  const life = await newLife()
  await life.tryTo(topUp(100_00))
  await life.tryTo(payment(30_00, { counterparty: 'A shop' }))
  life.clock.advance(27 * DAY_SECONDS)
  const account = await statementAccountOf(db, life.walletId)
  await closeMonths(life.deps, account)
  const [january] = await monthsOf(account.id)
  return { ...life, account, january: january! }
}

const refusalOf = (statement: SQL) =>
  db.execute(statement).then(
    () => 'was accepted',
    (error: Error) => `${error.cause}`,
  )

describe('a month', () => {
  test('is closed some minutes after its end in Riyadh, once, however many ask at the same time', async () => {
    const { clock, deps, walletId, tryTo } = await newLife()
    await tryTo(topUp(5_00))
    const account = await statementAccountOf(db, walletId)
    // This is the time from noon on the 5th to midnight and the closing delay.
    clock.advance(26.5 * DAY_SECONDS + CLOSING_DELAY_SECONDS - 1)
    await closeMonths(deps, account)
    expect(await monthsOf(account.id)).toEqual([])
    clock.advance(1)
    await Promise.all(Array.from({ length: 5 }, () => closeMonths(deps, account)))
    expect(await monthsOf(account.id)).toMatchObject([
      { month: '2026-01-01', opening: 0, moneyIn: 5_00, moneyOut: 0, closing: 5_00, entryCount: 1 },
    ])
  })

  test('follows the month before it, also when nothing happened in it', async () => {
    const { clock, deps, account, january } = await withClosedJanuary()
    clock.advance(60 * DAY_SECONDS)
    await closeMonths(deps, account)
    const [, february, march] = await monthsOf(account.id)
    expect(january).toMatchObject({ opening: 0, moneyIn: 100_00, moneyOut: 30_00, closing: 70_00, entryCount: 2 })
    expect(february).toMatchObject({ month: '2026-02-01', opening: 70_00, closing: 70_00, entryCount: 0 })
    expect(march).toMatchObject({ month: '2026-03-01', opening: 70_00, closing: 70_00, entryCount: 0 })
    expect(new Set([january.digest, february?.digest, march?.digest]).size).toBe(3)
  })

  test('takes what is posted while it is being closed, or the posting is refused', async () => {
    const { clock, deps, walletId } = await newLife()
    await post(deps, walletId, topUp(1_00))
    clock.advance(27 * DAY_SECONDS)
    const account = await statementAccountOf(db, walletId)
    const late = { ...deps, clock: testClock() }
    const posted = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => post(late, walletId, topUp(1_00))),
      closeMonths(deps, account),
      ...Array.from({ length: 4 }, () => post(late, walletId, topUp(1_00))),
    ])
    const accepted = posted.filter(({ status }) => status === 'fulfilled').length - 1
    expect(await monthsOf(account.id)).toMatchObject([{ closing: (1 + accepted) * 1_00, entryCount: 1 + accepted }])
    expect(await checkMonths(db)).toEqual([])
  })

  // PGlite has one connection, so two transactions cannot run at once.
  test.runIf(process.env.TEST_DB === 'postgres')('waits for a posting before it locks what that needs', async () => {
    const { clock, deps, walletId, tryTo } = await newLife()
    await tryTo(topUp(5_00))
    clock.advance(27 * DAY_SECONDS)
    const account = await statementAccountOf(db, walletId)
    const lock = (tx: Db, which: SQL) => tx.select().from(ledgerAccounts).where(which).for('no key update')
    const waiting = () =>
      db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
    const closing = await db.transaction(async tx => {
      await lockWallet(tx, walletId)
      await lock(tx, eq(ledgerAccounts.holdsFor, account.id))
      const started = closeMonths(deps, account)
      await expect.poll(waiting).toBe(1)
      await lock(tx, eq(ledgerAccounts.id, account.id))
      return { started }
    })
    await closing.started
    expect(await monthsOf(account.id)).toMatchObject([{ entryCount: 1 }])
  })

  test('that is closed takes no posting any more', async () => {
    const { deps, walletId } = await withClosedJanuary()
    const late = post({ ...deps, clock: testClock() }, walletId, topUp(1_00))
    await expect(late).rejects.toMatchObject({ cause: expect.objectContaining({ code: '23514' }) })
  })

  test('is closed after its end, after the one before it, and never again', async () => {
    const { account, walletId } = await withClosedJanuary()
    const closing = (month: string, closedAt: string) =>
      refusalOf(sql`insert into closed_months (account_id, wallet_id, month, closed_at)
        values (${account.id}, ${walletId}, ${month}, ${closedAt})`)
    expect(await closing('2026-02-01', '2026-02-28T20:59:59Z')).toContain('"closed_months_over"')
    expect(await closing('2026-03-01', '2026-05-01T00:00:00Z')).toContain('one after the other')
    expect(await closing('2026-01-01', '2026-05-01T00:00:00Z')).toContain('one after the other')
    const held = sql`(select id from ledger_accounts where holds_for = ${account.id})`
    expect(
      await refusalOf(sql`insert into closed_months (account_id, wallet_id, month, closed_at)
        values (${held}, ${walletId}, '2026-01-01', '2026-05-01T00:00:00Z')`),
    ).toContain('only the main wallet and sub-wallets')
  })

  test('that is closed is neither changed nor deleted', async () => {
    const { account } = await withClosedJanuary()
    const ofAccount = sql`where account_id = ${account.id}`
    expect(
      await refusalOf(sql`update closed_months set closing = closing + 1, money_in = money_in + 1 ${ofAccount}`),
    ).toContain('is append-only')
    expect(await refusalOf(sql`delete from closed_months ${ofAccount}`)).toContain('is append-only')
    expect(await refusalOf(sql`update ledger_accounts set closed_until = null where id = ${account.id}`)).toContain(
      'is append-only',
    )
  })
})

describe('checkMonths', () => {
  let life: Awaited<ReturnType<typeof withClosedJanuary>>
  beforeAll(async () => {
    life = await withClosedJanuary()
    life.clock.advance(31 * DAY_SECONDS)
    await closeMonths(life.deps, life.account)
  })

  /** Changes the table without its triggers, checks the months, and rolls everything back. */
  async function findingsAfter(table: string, change: SQL): Promise<string[]> {
    const findings: string[] = []
    await db
      .transaction(async tx => {
        await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
        await tx.execute(change)
        findings.push(...(await checkMonths(tx)))
        throw new Error('put back')
      })
      .catch((error: Error) => expect(error.message).toBe('put back'))
    return findings
  }

  const january = () => `The closed month 2026-01-01 of account ${life.account.id} has changed`
  const february = () => `The closed month 2026-02-01 of account ${life.account.id} has changed`

  test('finds nothing where nothing was changed', async () => {
    expect(await checkMonths(db)).toEqual([])
  })

  test.each([
    ['the amount of an entry', 'entries', sql`amount = amount - 1`],
    ['the time of an entry', 'entries', sql`created_at = created_at + interval '1 second'`],
    ['who was paid', 'transactions', sql`counterparty = 'Somebody else'`],
    ['what a payment was for', 'transactions', sql`type = 'fee'`],
  ])('finds the month in which %s was changed', async (_, table, change) => {
    const which = sql`wallet_id = ${life.walletId}`
    const of = table === 'entries' ? sql`${which} and account_id = ${life.account.id}` : which
    expect(await findingsAfter(table, sql`update ${sql.identifier(table)} set ${change} where ${of}`)).toContain(
      january(),
    )
  })

  test('finds a month whose digest was written again, and the one after it', async () => {
    const digest = 'a'.repeat(64)
    const change = db.update(closedMonths).set({ digest }).where(eq(closedMonths.digest, life.january.digest))
    expect(await findingsAfter('closed_months', change.getSQL())).toEqual([january(), february()])
  })

  test('finds a month that is missing', async () => {
    const ofAccount = sql`account_id = ${life.account.id}`
    const missing = [`A closed month of account ${life.account.id} is missing`]
    expect(
      await findingsAfter('closed_months', sql`delete from closed_months where ${ofAccount} and month = '2026-02-01'`),
    ).toEqual(missing)
    expect(await findingsAfter('closed_months', sql`delete from closed_months where ${ofAccount}`)).toEqual(missing)
  })
})
