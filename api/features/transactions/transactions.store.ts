import { and, eq, getTableColumns, gte, ilike, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import type { TransactionStatus, TransactionType } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { receipts, transactionAnnotations, transactionCategories } from '#api/kernel/db/schema/annotations.ts'
import { entries, holds, type TransactionRow, transactions } from '#api/kernel/db/schema/ledger.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import type { Range } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { type Day, endOfDay, startOfDay } from '#domain/riyadh-time.ts'
import { visibleLine } from '#domain/visible-text.ts'

export interface TransactionFilters {
  status?: TransactionStatus | undefined
  type?: TransactionType | undefined
  categoryId?: string | undefined
  /** `none` for those without one. */
  category?: 'none' | undefined
  receipt?: 'none' | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type TransactionWithDetails = TransactionRow & {
  /** The reference of the transaction that reversed it. */
  reversedBy: string | null
  transferId: string | null
  topUpId: string | null
  /** When its money on hold was available again. */
  releasedAt: Date | null
  /** What was available in halalas. A refused posting has none. */
  balanceAfter: number | null
  /** The note of the customer, to whom the category belongs too. */
  note: string | null
  category: { id: string; name: string; nameArabic: string | null } | null
}

/** Returns the transactions after a place, newest first, or those before it, the nearest first. */
export function findTransactions(
  db: Db,
  accountId: string,
  filters: TransactionFilters,
  { place, limit }: Range,
): Promise<TransactionWithDetails[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  return withRelated(db)
    .where(and(eq(transactions.accountId, accountId), ...conditionsOf(filters), areNext))
    .orderBy(...order)
    .limit(limit)
}

/** A transaction of the wallet or any of its sub-wallets. Throws `TRANSACTION_NOT_FOUND`. */
export async function requireTransaction(
  db: Db,
  walletId: string,
  referenceId: string,
): Promise<TransactionWithDetails> {
  const [transaction] = await withRelated(db).where(
    and(eq(transactions.referenceId, referenceId), eq(transactions.walletId, walletId)),
  )
  if (!transaction) throw new PlinkError('TRANSACTION_NOT_FOUND')
  return transaction
}

/** Transactions of any wallet, in no order. */
export const transactionsWith = (db: Db, references: string[]): Promise<TransactionWithDetails[]> =>
  withRelated(db).where(inArray(transactions.referenceId, references))

/** Joins only the rows of the page, not all that match. */
export function withRelated(db: Db) {
  const { referenceId, postingId, accountId } = transactions
  const query = new QueryBuilder()
  const reversal = alias(transactions, 'reversal')
  const reversedBy = query
    .select({ referenceId: reversal.referenceId })
    .from(reversal)
    .where(eq(reversal.reversalOf, referenceId))
  const transferId = query
    .select({ id: transfers.id })
    .from(transfers)
    .where(or(eq(transfers.transactionRef, referenceId), eq(transfers.returnedRef, referenceId)))
  const topUpId = query.select({ id: cardTopUps.id }).from(cardTopUps).where(eq(cardTopUps.transactionId, referenceId))
  const balanceAfter = query
    .select({ balance: entries.balanceAfter })
    .from(entries)
    .where(and(eq(entries.postingId, postingId), eq(entries.accountId, accountId)))
  const releasedAt = query
    .select({ endedAt: holds.endedAt })
    .from(holds)
    .where(and(eq(holds.referenceId, referenceId), eq(holds.status, 'released')))
  const { id, note: noteColumn, categoryId } = transactionAnnotations
  const note = query.select({ note: noteColumn }).from(transactionAnnotations).where(eq(id, referenceId))
  const { name, nameArabic } = transactionCategories
  const category = query
    .select({
      facts: sql`json_build_object('id', ${transactionCategories.id}, 'name', ${name}, 'nameArabic', ${nameArabic})`,
    })
    .from(transactionAnnotations)
    .innerJoin(transactionCategories, eq(transactionCategories.id, categoryId))
    .where(eq(id, referenceId))
  return db
    .select({
      ...getTableColumns(transactions),
      reversedBy: sql<string | null>`(${reversedBy})`,
      transferId: sql<string | null>`(${transferId})`,
      topUpId: sql<string | null>`(${topUpId})`,
      releasedAt: sql<Date | null>`(${releasedAt})`.mapWith(holds.endedAt),
      balanceAfter: sql`(${balanceAfter})`.mapWith(toHalalas),
      note: sql<string | null>`(${note})`.mapWith(noteColumn),
      category: sql<TransactionWithDetails['category']>`(${category})`,
    })
    .from(transactions)
    .$dynamic()
}

const toHalalas = (value: string | number): number => Number(value)

export const conditionsOf = (filters: TransactionFilters): (SQL | undefined)[] => [
  ...indexedConditions(filters),
  ...searchConditions(filters),
]

/** The conditions that find rows by an index. */
export function indexedConditions({ status, type, categoryId, from, to }: TransactionFilters): (SQL | undefined)[] {
  return [
    status && eq(transactions.status, status),
    type && eq(transactions.type, type),
    categoryId && inArray(transactions.referenceId, inCategory(categoryId)),
    from && gte(transactions.createdAt, startOfDay(from)),
    to && lt(transactions.createdAt, endOfDay(to)),
  ].map(condition => condition || undefined)
}

/**
 * The conditions that are tested row by row, because what they look for may be as rare as one row of a million. Postgres would turn `not exists` into
 * a join, which may read the annotations of all wallets.
 */
export const searchConditions = (
  { q, category, receipt }: TransactionFilters,
  { searched, referenceId }: SearchedColumns = transactions,
): SQL[] => [
  ...(q === undefined ? [] : [contains(searched, q)]),
  ...(category === undefined ? [] : [sql`(${categoryOf(referenceId)}) is null`]),
  ...(receipt === undefined ? [] : [sql`(${receiptOf(referenceId)}) is null`]),
]

type SearchedColumns = Pick<typeof transactions, 'searched' | 'referenceId'>

const categoryOf = (referenceId: PgColumn) =>
  new QueryBuilder()
    .select({ id: transactionAnnotations.id })
    .from(transactionAnnotations)
    .where(and(eq(transactionAnnotations.id, referenceId), isNotNull(transactionAnnotations.categoryId)))
    .limit(1)

const receiptOf = (referenceId: PgColumn) =>
  new QueryBuilder()
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.referenceId, referenceId), isNotNull(receipts.completedAt)))
    .limit(1)

const inCategory = (categoryId: string) =>
  new QueryBuilder()
    .select({ id: transactionAnnotations.id })
    .from(transactionAnnotations)
    .where(eq(transactionAnnotations.categoryId, categoryId))

export const contains = (column: PgColumn, text: string): SQL => ilike(column, `%${escapePattern(visibleLine(text))}%`)

/** Escapes the characters that have a meaning in a pattern. */
const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

export const NEWEST_FIRST: RowOrder = {
  id: transactions.referenceId,
  key: [transactions.createdAt, transactions.sequence],
  direction: 'descending',
}

export interface DayRange {
  from: Day
  /** The last day of the range. */
  to: Day
}

export const sumOfAmounts = sql<number>`sum(${transactions.amount})`.mapWith(Number)

/** The successful transactions of a ledger account on these days in Riyadh. */
export const successfulWithin = (accountId: string, { from, to }: DayRange): SQL | undefined =>
  and(
    eq(transactions.accountId, accountId),
    eq(transactions.status, 'successful'),
    gte(transactions.createdAt, startOfDay(from)),
    lt(transactions.createdAt, endOfDay(to)),
  )
