import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AdminTopUpList, TopUpState } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { keyOf, PAGE_SIZE, pastedNumber, positionOf } from '#api/staff/page-cursor.ts'
import { presentAdminTopUps, selectAdminTopUps } from './admin-top-ups.store.ts'

interface Search {
  q?: string | undefined
  customerId?: string | undefined
  state?: TopUpState | undefined
  cursor?: string | undefined
}

const KEY = [cardTopUps.createdAt, cardTopUps.id]

/** A page of top-ups by card, newest first. The cursor is the id of the last top-up of the page before. */
export async function searchTopUps(
  deps: Deps,
  bearer: AdminBearer,
  { q, customerId, state, cursor }: Search,
): Promise<AdminTopUpList> {
  const which = and(
    q === undefined ? undefined : isNumbered(q),
    customerId === undefined ? undefined : eq(wallets.accountId, customerId),
    state && eq(cardTopUps.state, state),
    cursor === undefined ? undefined : sql`${keyOf(KEY)} < ${await positionOf(deps.db, cardTopUps, KEY, cursor)}`,
  )
  const found = await selectAdminTopUps(deps.db, which, PAGE_SIZE + 1)
  const items = await presentAdminTopUps(deps, bearer, found.slice(0, PAGE_SIZE))
  return { items, nextCursor: found.length > PAGE_SIZE ? items.at(-1)!.topUp.topUpId : null }
}

function isNumbered(q: string): SQL | undefined {
  const number = pastedNumber(q)
  return or(
    isUuid(number.toLowerCase()) ? eq(cardTopUps.id, number.toLowerCase()) : undefined,
    eq(cardTopUps.reference, number),
    eq(cardTopUps.transactionId, number.toUpperCase()),
  )
}
