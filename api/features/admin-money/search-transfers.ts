import { and, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm'
import type { AdminTransferList, TransferState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { PAGE_SIZE, pageOf, pastedNumber, rowsAfter } from '#api/staff/page-cursor.ts'
import { presentAdminTransfers } from './admin-transfers.store.ts'

interface Search {
  q?: string | undefined
  customerId?: string | undefined
  state?: TransferState | undefined
  status: 'all' | 'undecided'
  cursor?: string | undefined
}

/** A page of transfers. */
export async function searchTransfers(deps: Deps, { admin }: AdminBearer, search: Search): Promise<AdminTransferList> {
  const { areNext, order } = await rowsAfter(deps.db, search.cursor, ORDERS[search.status])
  const fetchedRows = await deps.db
    .select()
    .from(transfers)
    .where(and(matches(search), areNext))
    .orderBy(...order)
    .limit(PAGE_SIZE + 1)
  const { rows, nextCursor } = pageOf(fetchedRows, ({ id }) => id)
  return { items: await presentAdminTransfers(deps, admin, rows), nextCursor }
}

const { id, createdAt, sequence, undecidedSince } = transfers

const ORDERS: Record<Search['status'], RowOrder> = {
  all: { id, key: [createdAt, sequence], direction: 'descending' },
  undecided: { id, key: [undecidedSince, sequence], direction: 'ascending' },
}

function matches({ q, customerId, state, status }: Search): SQL | undefined {
  const isUndecided = and(inArray(transfers.state, ['unknown', 'pending']), isNotNull(transfers.undecidedSince))
  // The list shows the runs of a schedule instead of the transfer that started it.
  const isUsual = and(isNotNull(transfers.confirmedAt), ne(transfers.state, 'scheduled'))
  return and(
    q === undefined ? undefined : isNumbered(q),
    customerId === undefined ? undefined : eq(transfers.accountId, customerId),
    state && eq(transfers.state, state),
    status === 'undecided' ? isUndecided : undefined,
    q === undefined && state === undefined ? isUsual : undefined,
  )
}

function isNumbered(q: string): SQL | undefined {
  const number = pastedNumber(q)
  return or(
    isUuid(number.toLowerCase()) ? eq(transfers.id, number.toLowerCase()) : undefined,
    eq(transfers.sequenceNumber, number),
    eq(transfers.providerReference, number),
  )
}
