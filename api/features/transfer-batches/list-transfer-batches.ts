import { and, eq } from 'drizzle-orm'
import type { TransferBatchList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferBatchEntity, transferBatches } from '#api/kernel/db/schema/transfer-batches.ts'
import { cursorsOf, type Filters } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentBatches } from './transfer-batches.store.ts'

/** A page of the account's batches, newest first. */
export async function listTransferBatches(
  { db, secretKey }: Deps,
  { account }: SessionBearer,
  query: ListQuery,
): Promise<TransferBatchList> {
  await walletOf(db, account.id)
  const cursors = cursorsOf<Filters<never>>(secretKey, `transfer batches of ${account.id}`)
  const page = await readPage(
    cursors,
    pageRequest(cursors, { ...query, filters: {} }),
    range => findBatches(db, account.id, range),
    row => row.id,
  )
  return { ...page, items: await presentBatches(db, page.items) }
}

function findBatches(db: Db, accountId: string, { place, limit }: Range): Promise<TransferBatchEntity[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  return db
    .select()
    .from(transferBatches)
    .where(and(eq(transferBatches.accountId, accountId), areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = {
  id: transferBatches.id,
  key: [transferBatches.createdAt, transferBatches.id],
  direction: 'descending',
}
