import { and, eq, gte, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { AdminTransferList, TransferState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import { finder, SEARCHED_TRANSFERS } from '#api/money/transfers/payee-search.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { isOfBusinessCalled } from '#api/staff/customer-search.ts'
import { PAGE_SIZE, pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { isUndecided } from '#api/staff/undecided-transfers.ts'
import { pastedNumber } from '#domain/pasted-number.ts'
import { endOfDay, startOfDay } from '#domain/riyadh-time.ts'
import { presentAdminTransfers } from './admin-transfers.store.ts'

interface Search {
  q?: string | undefined
  payee?: string | undefined
  customerId?: string | undefined
  /** In halalas. */
  amount?: number | undefined
  /** Days in Riyadh. */
  from?: string | undefined
  to?: string | undefined
  state?: TransferState | undefined
  status: 'all' | 'undecided'
  cursor?: string | undefined
}

/**
 * A page of transfers.
 * @param most how many transfers a page of a search for a payee looks at
 */
export async function searchTransfers(
  deps: Deps,
  { admin }: Pick<AdminBearer, 'admin'>,
  search: Search,
  most = SEARCHED_TRANSFERS,
): Promise<AdminTransferList> {
  const { db } = deps
  const { areNext, order } = await rowsAfter(db, search.cursor, ORDERS[search.status])
  const which = and(await matches(db, search), areNext)
  const { rows, nextCursor, searchedBackTo }: Page = search.payee
    ? pageWithPayee(await findTransfers(db, which, order, most + 1), search.payee, most)
    : pageOf(await findTransfers(db, which, order, PAGE_SIZE + 1), ({ id }) => id)
  return {
    items: await presentAdminTransfers(deps, admin, rows),
    nextCursor,
    ...(searchedBackTo && { searchedBackTo: searchedBackTo.toISOString() }),
  }
}

const findTransfers = (db: Db, which: SQL | undefined, order: SQL[], limit: number): Promise<TransferRow[]> =>
  db
    .select()
    .from(transfers)
    .where(which)
    .orderBy(...order)
    .limit(limit)

interface Page {
  rows: TransferRow[]
  nextCursor: string | null
  searchedBackTo?: Date
}

/** The page of those with this payee. One row more than a page looks at tells whether there are more. */
function pageWithPayee(rows: readonly TransferRow[], payee: string, most: number): Page {
  const isFound = finder(payee)
  const matches = rows.slice(0, most).filter(row => isFound(row.payeeName, row.payeeNameArabic))
  const page = pageOf(matches, ({ id }) => id)
  const last = rows[most - 1]
  if (page.nextCursor !== null || rows.length <= most || !last) return page
  return { rows: page.rows, nextCursor: last.id, searchedBackTo: last.createdAt }
}

const { id, createdAt, sequence, undecidedSince } = transfers

const ORDERS: Record<Search['status'], RowOrder> = {
  all: { id, key: [createdAt, sequence], direction: 'descending' },
  undecided: { id, key: [undecidedSince, sequence], direction: 'ascending' },
}

async function matches(db: Db, { q, customerId, amount, from, to, state, status }: Search): Promise<SQL | undefined> {
  // The list shows the runs of a schedule instead of the transfer that started it.
  const isUsual = and(isNotNull(transfers.confirmedAt), ne(transfers.state, 'scheduled'))
  const isFound = q === undefined ? undefined : or(isNumbered(q), await isOfBusinessCalled(db, transfers.accountId, q))
  return and(
    isFound,
    customerId === undefined ? undefined : eq(transfers.accountId, customerId),
    amount === undefined ? undefined : eq(transfers.amount, amount),
    from === undefined ? undefined : gte(createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(createdAt, endOfDay(to)),
    state && eq(transfers.state, state),
    status === 'undecided' ? isUndecided : undefined,
    q === undefined && state === undefined ? isUsual : undefined,
  )
}

function isNumbered(q: string): SQL | undefined {
  const number = pastedNumber(q)
  const reference = number.toUpperCase()
  return or(
    isUuid(number.toLowerCase()) ? eq(transfers.id, number.toLowerCase()) : undefined,
    eq(transfers.sequenceNumber, number),
    eq(transfers.providerReference, number),
    eq(transfers.referenceId, reference),
    eq(transfers.transactionRef, reference),
    eq(transfers.returnedRef, reference),
  )
}
