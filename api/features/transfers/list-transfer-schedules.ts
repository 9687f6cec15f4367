import { and, eq } from 'drizzle-orm'
import type { TransferScheduleList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferSchedule, transferSchedules } from '#api/kernel/db/schema/transfers.ts'
import { cursorsOf, type Filters } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
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
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  return db
    .select()
    .from(transferSchedules)
    .where(and(eq(transferSchedules.accountId, accountId), areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = {
  id: transferSchedules.id,
  key: [transferSchedules.createdAt, transferSchedules.id],
  direction: 'descending',
}
