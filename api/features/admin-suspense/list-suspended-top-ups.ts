import { and, asc, eq, gt } from 'drizzle-orm'
import type { SuspendedTopUp, SuspendedTopUpList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { type CardTopUp, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import type { CustomerRow } from '#api/staff/customers.store.ts'
import { isBehind, PAGE_SIZE, pageOf, type WaitingQuery, waitingCursor } from '#api/staff/page-cursor.ts'
import { presentCustomer } from '#api/staff/present-customer.ts'
import { sar } from '#domain/money/money.ts'
import { viewSuspense } from './suspense.store.ts'

/** A page of the card top-ups in suspense, the oldest first. The look at each customer is recorded before anything is returned. */
export async function listSuspendedTopUps(
  deps: Deps,
  { admin }: AdminBearer,
  { cursor }: WaitingQuery,
): Promise<SuspendedTopUpList> {
  const { id, suspended, suspendedSince } = cardTopUps
  const fetchedRows = await deps.db
    .select({ topUp: cardTopUps, accountId: wallets.accountId })
    .from(cardTopUps)
    .innerJoin(wallets, eq(wallets.id, cardTopUps.walletId))
    .where(and(gt(suspended, 0), isBehind(cursor, suspendedSince, id)))
    .orderBy(asc(suspendedSince), asc(id))
    .limit(PAGE_SIZE + 1)
  // A constraint ensures that the moment is known while money is in suspense.
  const { rows, nextCursor } = pageOf(fetchedRows, ({ topUp }) => waitingCursor(topUp.suspendedSince!, topUp.id))
  const { customers, requests } = await viewSuspense(
    deps,
    admin.id,
    rows.map(({ topUp, accountId }) => ({ id: topUp.id, accountId })),
  )
  const now = deps.clock()
  const items = rows.map(({ topUp, accountId }) => {
    const request = requests.get(topUp.id)
    return { ...present(topUp, customers.get(accountId)!, now), ...(request && { request }) }
  })
  return { items, nextCursor }
}

function present(topUp: CardTopUp, customer: CustomerRow, now: Date): SuspendedTopUp {
  const { id, suspended, state, suspendedCause, suspendedSince, reference, createdAt, refundAgreedAt } = topUp
  return {
    topUpId: id,
    amount: sar(suspended),
    state,
    // A constraint ensures that both are known while money is in suspense.
    cause: suspendedCause!,
    ...(reference !== null && { reference }),
    createdAt: createdAt.toISOString(),
    since: suspendedSince!.toISOString(),
    ...(refundAgreedAt && { refundAgreedAt: refundAgreedAt.toISOString() }),
    customer: presentCustomer(customer, now),
  }
}
