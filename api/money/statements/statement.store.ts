import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { TransactionType } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { entries, ledgerAccounts, subWallets } from '#api/kernel/db/schema/ledger.ts'
import { type ClosedMonth, closedMonths } from '#api/kernel/db/schema/statements.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { type Day, endOfDay, riyadhDay, startOfDay, startOfMonth } from '#domain/riyadh-time.ts'

/** The subject of a statement: the main wallet or a sub-wallet, which may be closed. */
export interface StatementAccount {
  id: string
  walletId: string
  subWalletId: string | null
  subWalletName: string | null
  openedAt: Date
}

/** The time at which the account was opened. It is used in a query of the ledger account with its wallet and sub-wallet. */
export const openedAt =
  sql<Date>`least((select min(created_at) from ${entries} where account_id = ${ledgerAccounts}.id), coalesce(${subWallets.createdAt}, ${wallets.createdAt}))`.mapWith(
    wallets.createdAt,
  )

/** Throws `SUB_WALLET_NOT_FOUND`. */
export async function statementAccountOf(db: Db, walletId: string, subWallet?: string): Promise<StatementAccount> {
  const [account] = await statementAccounts(db, walletId).where(
    and(
      eq(ledgerAccounts.walletId, walletId),
      subWallet ? eq(subWallets.id, subWallet) : eq(ledgerAccounts.kind, 'main'),
    ),
  )
  if (!account) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  return account
}

/** Returns the main wallet and the open sub-wallets with their balances, including what is on hold, in one statement. */
export const openAccountsOf = (db: Db, walletId: string) =>
  statementAccounts(db, walletId)
    .where(
      and(
        eq(ledgerAccounts.walletId, walletId),
        inArray(ledgerAccounts.kind, ['main', 'sub']),
        eq(ledgerAccounts.isClosed, false),
      ),
    )
    .orderBy(sql`${subWallets.slot} nulls first`)

function statementAccounts(db: Db, walletId: string) {
  const { id } = ledgerAccounts
  // Drizzle omits the table name of a column in a query of one table, so it is written out here.
  const held = sql`(select held.balance from ${ledgerAccounts} as held where held.holds_for = ${ledgerAccounts}.id)`
  return db
    .select({
      id,
      walletId: sql<string>`${walletId}`,
      subWalletId: subWallets.id,
      subWalletName: subWallets.name,
      openedAt,
      balance: sql<number>`${ledgerAccounts.balance} + ${held}`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(wallets, eq(wallets.id, ledgerAccounts.walletId))
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, id))
    .$dynamic()
}

export interface Period {
  from: Day
  /** The last day of the period. */
  to: Day
}

export interface Figures {
  opening: number
  moneyIn: number
  moneyOut: number
  closing: number
  entryCount: number
  digest: string
}

const amount = (name: string) => sql<number>`${sql.identifier(name)}`.mapWith(Number)

/** This is greater than the number of every entry. */
export const NEWEST = Number.MAX_SAFE_INTEGER

/**
 * Computes the figures of a period from the entries up to the newest one, with a digest over these and an earlier digest. The entries of a wallet
 * are numbered in the order in which they are committed.
 */
export async function figuresOf(db: Db, accountId: string, { from, to }: Period, newest: number): Promise<Figures> {
  const [figures] = await db
    .select({
      opening: amount('opening'),
      moneyIn: amount('money_in'),
      moneyOut: amount('money_out'),
      closing: amount('closing'),
      entryCount: amount('entry_count'),
      digest: sql<string>`digest`,
    })
    .from(sql`statement_figures(${accountId}, ${at(startOfDay(from))}, ${at(endOfDay(to))}, ${newest}, '')`)
  return figures!
}

/** Returns the number of the newest entry of an account or of its on-hold account. */
export async function newestEntryOf(db: Db, accountId: string): Promise<number> {
  const of = (account: SQL) =>
    sql`(select sequence from ${entries} where account_id = ${account} order by created_at desc, sequence desc limit 1)`
  const held = sql`(select id from ${ledgerAccounts} where holds_for = ${accountId})`
  const [newest] = await db
    .select({ sequence: sql<number>`coalesce(greatest(${of(sql`${accountId}`)}, ${of(held)}), 0)`.mapWith(Number) })
    .from(sql`(select) as nothing`)
  return newest!.sequence
}

export interface BookedEntry {
  sequence: number
  /** The amount, positive for money that came in. */
  amount: number
  createdAt: Date
  referenceId: string
  type: TransactionType
  counterparty: string
  counterpartyArabic: string | null
}

/** The range of entries to read. */
export interface EntryRange extends Period {
  accountId: string
  newest: number
}

/** Returns the entries after the given one, or the first ones, oldest first. */
export function bookedEntries(
  db: Db,
  { accountId, from, to, newest }: EntryRange,
  last: Pick<BookedEntry, 'createdAt' | 'sequence'> | undefined,
  limit: number,
): Promise<BookedEntry[]> {
  const { createdAt = startOfDay(from), sequence = -1 } = last ?? {}
  return db
    .select({
      sequence: amount('sequence'),
      amount: amount('amount'),
      createdAt: sql<Date>`created_at`.mapWith(entries.createdAt),
      referenceId: sql<string>`reference_id`,
      type: sql<TransactionType>`type`,
      counterparty: sql<string>`counterparty`,
      counterpartyArabic: sql<string | null>`counterparty_arabic`,
    })
    .from(sql`booked_entries(${accountId}, ${at(createdAt)}, ${sequence}, ${at(endOfDay(to))}, ${newest}, ${limit})`)
}

/** Returns the newest closed months, newest first. */
export const newestClosedMonths = (db: Db, accountId: string, limit: number): Promise<ClosedMonth[]> =>
  db
    .select(getTableColumns(closedMonths))
    .from(closedMonths)
    .where(eq(closedMonths.accountId, accountId))
    .orderBy(desc(closedMonths.month))
    .limit(limit)

/** Returns the closed month that is exactly this period, if there is one. */
export async function closedMonthOf(db: Db, accountId: string, { from, to }: Period): Promise<ClosedMonth | undefined> {
  if (startOfMonth(from) !== from || endOfMonth(from) !== to) return undefined
  const [month] = await db
    .select()
    .from(closedMonths)
    .where(and(eq(closedMonths.accountId, accountId), eq(closedMonths.month, from)))
  return month
}

/** Returns the last day of the month. */
export const endOfMonth = (day: Day): Day => riyadhDay(new Date(startOfDay(startOfMonth(day, 1)).getTime() - 1))
