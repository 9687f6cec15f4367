import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransactionRow, transactions } from '#api/kernel/db/schema/ledger.ts'
import type { Place } from '#api/kernel/paging/cursor.ts'
import type { Range } from '#api/kernel/paging/page.ts'
import { rowsNextTo } from '#api/kernel/paging/row-order.ts'
import {
  indexedConditions,
  NEWEST_FIRST,
  searchConditions,
  type TransactionFilters,
  type TransactionWithDetails,
  withRelated,
} from './transactions.store.ts'

/**
 * The number of transactions that a page of a search reads. An index of trigrams would find rare words sooner, but it reads every match of a common
 * one, and for two letters all transactions of everybody.
 */
export const SEARCHED_TRANSACTIONS = 10_000

/** Returns the first matches among a limited number of transactions next to a place. */
export function searchTransactions(
  db: Db,
  accountId: string,
  filters: TransactionFilters,
  { place, limit }: Range,
): Promise<TransactionWithDetails[]> {
  const { areListed, order } = listConditions(accountId, filters, place)
  const { referenceId, searched, createdAt, sequence } = transactions
  // The subquery has the name of the table, so that the order applies to it too. Postgres reads it only until there are enough matches.
  const lookedAt = new QueryBuilder()
    .select({ referenceId, searched, createdAt, sequence })
    .from(transactions)
    .where(areListed)
    .orderBy(...order)
    .limit(SEARCHED_TRANSACTIONS)
    .as('transactions')
  const matches = new QueryBuilder()
    .select({ referenceId: lookedAt.referenceId })
    .from(lookedAt)
    .where(and(...searchConditions(filters, lookedAt)))
    .orderBy(...order)
    .limit(limit)
  return withRelated(db)
    .where(inArray(referenceId, matches))
    .orderBy(...order)
}

/** Returns the last transaction that a search from a place reads. It is undefined if the search reads all that follow. */
export async function lastSearchedTransaction(
  db: Db,
  accountId: string,
  filters: TransactionFilters,
  place: Place | undefined,
): Promise<Pick<TransactionRow, 'referenceId' | 'createdAt'> | undefined> {
  const { areListed, order } = listConditions(accountId, filters, place)
  const [last, following] = await db
    .select({ referenceId: transactions.referenceId, createdAt: transactions.createdAt })
    .from(transactions)
    .where(areListed)
    .orderBy(...order)
    .offset(SEARCHED_TRANSACTIONS - 1)
    .limit(2)
  return following && last
}

function listConditions(
  accountId: string,
  filters: TransactionFilters,
  place: Place | undefined,
): { areListed: SQL | undefined; order: SQL[] } {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  return { areListed: and(eq(transactions.accountId, accountId), ...indexedConditions(filters), areNext), order }
}
