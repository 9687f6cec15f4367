import { and, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import type { AdminTopUpList, TopUpState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { isOfBusinessCalled } from '#api/staff/customer-search.ts'
import { PAGE_SIZE, pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { pastedNumber } from '#domain/pasted-number.ts'
import { endOfDay, startOfDay } from '#domain/riyadh-time.ts'
import { presentAdminTopUps, selectAdminTopUps } from './admin-top-ups.store.ts'

interface Search {
  q?: string | undefined
  customerId?: string | undefined
  /** In halalas. */
  amount?: number | undefined
  /** Days in Riyadh. */
  from?: string | undefined
  to?: string | undefined
  state?: TopUpState | undefined
  cursor?: string | undefined
}

const NEWEST_FIRST: RowOrder = {
  id: cardTopUps.id,
  key: [cardTopUps.createdAt, cardTopUps.id],
  direction: 'descending',
}

/** A page of top-ups by card, newest first. */
export async function searchTopUps(
  deps: Deps,
  bearer: AdminBearer,
  { q, customerId, amount, from, to, state, cursor }: Search,
): Promise<AdminTopUpList> {
  const { areNext, order } = await rowsAfter(deps.db, cursor, NEWEST_FIRST)
  const which = and(
    areNext,
    q === undefined ? undefined : or(isNumbered(q), await isOfBusinessCalled(deps.db, wallets.accountId, q)),
    customerId === undefined ? undefined : eq(wallets.accountId, customerId),
    amount === undefined ? undefined : eq(cardTopUps.amount, amount),
    from === undefined ? undefined : gte(cardTopUps.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(cardTopUps.createdAt, endOfDay(to)),
    state && eq(cardTopUps.state, state),
  )
  const topUps = await selectAdminTopUps(deps.db, which)
    .orderBy(...order)
    .limit(PAGE_SIZE + 1)
  const { rows, nextCursor } = pageOf(topUps, ({ row }) => row.id)
  return { items: await presentAdminTopUps(deps, bearer, rows), nextCursor }
}

function isNumbered(q: string): SQL | undefined {
  const number = pastedNumber(q)
  return or(
    isUuid(number.toLowerCase()) ? eq(cardTopUps.id, number.toLowerCase()) : undefined,
    eq(cardTopUps.reference, number),
    eq(cardTopUps.transactionId, number.toUpperCase()),
  )
}
