import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { TransferState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { presentTransfers } from '#api/money/transfers/present-transfer.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

interface ListFilters {
  state?: TransferState | undefined
}

/** A page of the account's transfers, newest first. */
export async function listTransfers(
  { db, secretKey }: Deps,
  { account }: AccountBearer,
  { cursor, limit, state }: ListQuery & ListFilters,
) {
  await walletOf(db, account.id)
  const cursors = cursorsOf<ListFilters & { [name: string]: TransferState | undefined }>(
    secretKey,
    `transfers of ${account.id}`,
  )
  const request = pageRequest(cursors, { cursor, limit, filters: { state } })
  const page = await readPage(
    cursors,
    request,
    range => findTransfers(db, account.id, request.filters, range),
    row => row.id,
  )
  return { ...page, items: await presentTransfers(db, page.items) }
}

function findTransfers(
  db: Db,
  accountId: string,
  { state }: ListFilters,
  { place, limit }: Range,
): Promise<TransferRow[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  // The runs of a schedule stand for the transfer that has started it.
  const isListed = state
    ? eq(transfers.state, state)
    : and(isNotNull(transfers.confirmedAt), ne(transfers.state, 'scheduled'))
  return db
    .select()
    .from(transfers)
    .where(and(eq(transfers.accountId, accountId), isNull(transfers.billerCode), isListed, areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = {
  id: transfers.id,
  key: [transfers.createdAt, transfers.sequence],
  direction: 'descending',
}
