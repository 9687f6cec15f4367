import { and, eq, type SQL } from 'drizzle-orm'
import type { TransferState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, type Page, pageRequest, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'

interface ListFilters {
  state?: TransferState | undefined
}

/** A list of rows of `transfers`. */
interface TransferList {
  /** Binds the cursors to this list. */
  name: string
  isOfList: SQL
  /** The rows that are listed if the request names no state. */
  isUsual: SQL | undefined
}

/** A page of the account's transfers, or of its payments of bills, newest first. Throws `WALLET_NOT_FOUND`. */
export async function transfersPage(
  { db, secretKey }: Deps,
  account: Account,
  { cursor, limit, state }: ListQuery & ListFilters,
  { name, isOfList, isUsual }: TransferList,
): Promise<Page<TransferRow>> {
  await walletOf(db, account.id)
  const cursors = cursorsOf<ListFilters & { [name: string]: TransferState | undefined }>(
    secretKey,
    `${name} of ${account.id}`,
  )
  const request = pageRequest(cursors, { cursor, limit, filters: { state } })
  const { state: stateFilter } = request.filters
  const isListed = and(
    eq(transfers.accountId, account.id),
    isOfList,
    stateFilter ? eq(transfers.state, stateFilter) : isUsual,
  )
  return readPage(
    cursors,
    request,
    range => {
      const { areNext, order } = rowsNextTo(range.place, NEWEST_FIRST)
      return db
        .select()
        .from(transfers)
        .where(and(isListed, areNext))
        .orderBy(...order)
        .limit(range.limit)
    },
    row => row.id,
  )
}

const NEWEST_FIRST: RowOrder = {
  id: transfers.id,
  key: [transfers.createdAt, transfers.sequence],
  direction: 'descending',
}
