import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { TransferScheduleList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferSchedule, transferSchedules } from '#api/kernel/db/schema/transfers.ts'
import { cursorsOf, type Filters, type Place } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { presentSchedules } from '#api/money/transfers/present-schedules.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** A page of the account's schedules, newest first. */
export async function listTransferSchedules(
  { db, secretKey }: Deps,
  { account }: AccountBearer,
  query: ListQuery,
): Promise<TransferScheduleList> {
  await walletOf(db, account.id)
  const cursors = cursorsOf<Filters<never>>(secretKey, `schedules of ${account.id}`)
  const page = await readPage(
    cursors,
    pageRequest(cursors, { ...query, filters: {} }),
    range => findSchedules(db, account.id, range),
    row => row.id,
  )
  return { ...page, items: await presentSchedules(db, page.items) }
}

function findSchedules(db: Db, accountId: string, { place, limit }: Range): Promise<TransferSchedule[]> {
  const order = place?.direction === 'previous' ? asc : desc
  return db
    .select()
    .from(transferSchedules)
    .where(and(eq(transferSchedules.accountId, accountId), place && beside(place)))
    .orderBy(order(transferSchedules.createdAt), order(transferSchedules.id))
    .limit(limit)
}

/** Compares both columns at once, so that the index on both can be used. */
function beside({ row, direction }: Place): SQL {
  const { createdAt, id } = transferSchedules
  const position = sql`(select place.created_at, place.id from ${transferSchedules} place where place.id = ${row})`
  return direction === 'next' ? sql`(${createdAt}, ${id}) < ${position}` : sql`(${createdAt}, ${id}) > ${position}`
}
