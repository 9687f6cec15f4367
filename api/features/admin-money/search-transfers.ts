import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AdminTransferList, TransferState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { keyOf, PAGE_SIZE, pastedNumber, positionOf } from '#api/staff/page-cursor.ts'
import { presentAdminTransfers } from './admin-transfers.store.ts'

interface Search {
  q?: string | undefined
  customerId?: string | undefined
  state?: TransferState | undefined
  status: keyof typeof ORDERS
  cursor?: string | undefined
}

/** A page of transfers. The cursor is the id of the last transfer of the page before. */
export async function searchTransfers(deps: Deps, { admin }: AdminBearer, search: Search): Promise<AdminTransferList> {
  const { status, cursor } = search
  const { key, direction, isBehind } = ORDERS[status]
  const position = cursor === undefined ? undefined : await positionOf(deps.db, transfers, key, cursor)
  const behind = position && sql`${keyOf(key)} ${isBehind} ${position}`
  const found = await deps.db
    .select()
    .from(transfers)
    .where(and(matches(search), behind))
    .orderBy(...key.map(direction))
    .limit(PAGE_SIZE + 1)
  const items = await presentAdminTransfers(deps, admin, found.slice(0, PAGE_SIZE))
  return { items, nextCursor: found.length > PAGE_SIZE ? items.at(-1)!.transfer.transferId : null }
}

const { createdAt, sequence, undecidedSince } = transfers

/** The columns of an index each, which reads a page without the rows before it. The sequence makes the order total. */
const ORDERS = {
  all: { key: [createdAt, sequence], direction: desc, isBehind: sql`<` },
  undecided: { key: [undecidedSince, sequence], direction: asc, isBehind: sql`>` },
}

function matches({ q, customerId, state, status }: Search): SQL | undefined {
  const isUndecided = and(inArray(transfers.state, ['unknown', 'pending']), isNotNull(transfers.undecidedSince))
  // The runs of a schedule stand for the transfer that has started it.
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
