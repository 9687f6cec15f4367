import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type HoldRow, holds, ledgerAccounts, transactions } from '#api/db/schema/ledger.ts'
import type { Place } from './cursor.ts'

export type FoundHold = HoldRow & { name: string }

interface Range {
  place?: Place | undefined
  limit: number
}

/** The active ones, newest first, after a place; or before it, and then the nearest to it first. */
export function findHolds(db: Db, accountId: string, { place, limit }: Range): Promise<FoundHold[]> {
  const order = place?.direction === 'previous' ? asc : desc
  return db
    .select({ ...getTableColumns(holds), name: transactions.counterparty })
    .from(holds)
    .innerJoin(transactions, eq(transactions.referenceId, holds.referenceId))
    .where(and(eq(holds.accountId, accountId), eq(holds.status, 'active'), place && beside(place)))
    .orderBy(order(holds.heldAt), order(holds.id))
    .limit(limit)
}

/** What is on hold of an account, in halalas. */
export async function totalOnHold(db: Db, accountId: string): Promise<number> {
  const [holding] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.holdsFor, accountId))
  return holding?.balance ?? 0
}

/** A hold that has ended keeps its place. */
function beside({ row, direction }: Place): SQL {
  const position = sql`(select place.held_at, place.id from ${holds} place where place.id = ${row})`
  return direction === 'next'
    ? sql`(${holds.heldAt}, ${holds.id}) < ${position}`
    : sql`(${holds.heldAt}, ${holds.id}) > ${position}`
}
