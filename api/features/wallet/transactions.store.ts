import { and, asc, desc, eq, getTableColumns, gte, ilike, lt, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { TransactionStatus, TransactionType } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { type TransactionRow, transactions } from '#api/db/schema/ledger.ts'
import { endOfDay, startOfDay } from '#domain/riyadh-time.ts'
import type { Place } from './cursor.ts'

export interface TransactionFilters {
  status?: TransactionStatus | undefined
  type?: TransactionType | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type FoundTransaction = TransactionRow & { reversedBy: string | null }

interface Range {
  place?: Place | undefined
  limit: number
}

/** Newest first, after a place; or before it, and then the nearest to it first. */
export function findTransactions(
  db: Db,
  accountId: string,
  filters: TransactionFilters,
  { place, limit }: Range,
): Promise<FoundTransaction[]> {
  const order = place?.direction === 'previous' ? asc : desc
  return withReversals(db)
    .where(and(eq(transactions.accountId, accountId), ...narrowedBy(filters), place && beside(place)))
    .orderBy(order(transactions.createdAt), order(transactions.sequence))
    .limit(limit)
}

/** Of the wallet or any of its sub-wallets. */
export async function findTransaction(
  db: Db,
  walletId: string,
  referenceId: string,
): Promise<FoundTransaction | undefined> {
  const [found] = await withReversals(db).where(
    and(eq(transactions.referenceId, referenceId), eq(transactions.walletId, walletId)),
  )
  return found
}

/** What reversed it is looked up for the rows of the page only, however many are found. */
function withReversals(db: Db) {
  const reversal = alias(transactions, 'reversal')
  const reversedBy = new QueryBuilder()
    .select({ referenceId: reversal.referenceId })
    .from(reversal)
    .where(eq(reversal.reversalOf, transactions.referenceId))
  return db
    .select({ ...getTableColumns(transactions), reversedBy: sql<string | null>`(${reversedBy})` })
    .from(transactions)
    .$dynamic()
}

function narrowedBy({ status, type, q, from, to }: TransactionFilters): (SQL | undefined)[] {
  return [
    status && eq(transactions.status, status),
    type && eq(transactions.type, type),
    q === undefined ? undefined : ilike(transactions.searched, `%${literally(q.trim())}%`),
    from && gte(transactions.createdAt, startOfDay(from)),
    to && lt(transactions.createdAt, endOfDay(to)),
  ].map(condition => condition || undefined)
}

/** What it says, not what it would mean in a pattern. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** One comparison of both columns, which is what an index on both can begin at. */
function beside({ row, direction }: Place): SQL {
  const { createdAt, sequence } = transactions
  const position = sql`(select place.created_at, place.sequence from ${transactions} place where place.reference_id = ${row})`
  return direction === 'next'
    ? sql`(${createdAt}, ${sequence}) < ${position}`
    : sql`(${createdAt}, ${sequence}) > ${position}`
}
