import { and, eq, type SQL } from 'drizzle-orm'
import type { TransferState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { cursorsOf, type Filters } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, type Page, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { isNumbered, lastSearchedTransfer, NEWEST_FIRST, searchOwnTransfers } from './search-own-transfers.ts'

type ListFilters = { state?: TransferState | undefined } & Filters<'q'>

/** A list of rows of `transfers`. */
interface TransferList {
  /** Binds the cursors to this list. */
  name: string
  isOfList: SQL
  /** The rows that are listed if the request names no state and searches for nothing. */
  isUsual: SQL | undefined
}

/** A page of a search that has not looked at everything has the time of the last transfer that it looked at. */
type SearchPage = Page<TransferRow> & { searchedBackTo?: string }

/** A page of the account's transfers, or of its payments of bills, newest first. Throws `WALLET_NOT_FOUND`. */
export async function transfersPage(
  { db, secretKey }: Deps,
  account: Account,
  { cursor, limit, ...filters }: ListQuery & ListFilters,
  list: TransferList,
): Promise<SearchPage> {
  await walletOf(db, account.id)
  const cursors = cursorsOf<ListFilters>(secretKey, `${list.name} of ${account.id}`)
  const request = pageRequest(cursors, { cursor, limit, filters })
  const { q } = request.filters
  const isListed = and(eq(transfers.accountId, account.id), list.isOfList, ...conditionsOf(request.filters, list))
  if (q === undefined || isNumbered(q)) {
    return readPage(cursors, request, range => listTransfers(db, isListed, range), nameOf)
  }
  let searchedBackTo: Date | undefined
  const page = await readPage(
    cursors,
    request,
    range => searchOwnTransfers(db, isListed, q, range),
    nameOf,
    async place => {
      const last = await lastSearchedTransfer(db, isListed, place)
      searchedBackTo = last?.createdAt
      return last?.id
    },
  )
  return { ...page, ...(searchedBackTo && { searchedBackTo: searchedBackTo.toISOString() }) }
}

const nameOf = ({ id }: TransferRow): string => id

/** The conditions that the database tests. What is sealed is searched by the program. */
const conditionsOf = ({ state, q }: ListFilters, { isUsual }: TransferList): (SQL | undefined)[] => [
  state && eq(transfers.state, state),
  q === undefined ? undefined : isNumbered(q),
  state === undefined && q === undefined ? isUsual : undefined,
]

function listTransfers(db: Db, isListed: SQL | undefined, { place, limit }: Range): Promise<TransferRow[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  return db
    .select()
    .from(transfers)
    .where(and(isListed, areNext))
    .orderBy(...order)
    .limit(limit)
}
