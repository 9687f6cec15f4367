import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { SuspendedTopUp, SuspendedTopUpList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type CardTopUp, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { type CustomerRow, customerSubject, recordViews, selectCustomers } from '#api/staff/customers.store.ts'
import { isBehind, PAGE_SIZE, pageOf, type WaitingQuery, waitingCursor } from '#api/staff/page-cursor.ts'
import { presentCustomer } from '#api/staff/present-customer.ts'
import { pendingRequestsAbout } from '#api/staff/staff-requests.ts'
import { sar } from '#domain/money/money.ts'

/** A page of the card top-ups in suspense, the oldest first. The look at each customer is recorded before anything is returned. */
export async function listSuspendedTopUps(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { cursor }: WaitingQuery,
): Promise<SuspendedTopUpList> {
  const now = clock()
  const { id, suspended, suspendedSince } = cardTopUps
  const fetchedRows = await db
    .select({ topUp: cardTopUps, accountId: wallets.accountId })
    .from(cardTopUps)
    .innerJoin(wallets, eq(wallets.id, cardTopUps.walletId))
    .where(and(gt(suspended, 0), isBehind(cursor, suspendedSince, id)))
    .orderBy(asc(suspendedSince), asc(id))
    .limit(PAGE_SIZE + 1)
  // A constraint ensures that the moment is known while money is in suspense.
  const { rows, nextCursor } = pageOf(fetchedRows, ({ topUp }) => waitingCursor(topUp.suspendedSince!, topUp.id))
  const owners = rows.map(({ accountId }) => accountId)
  const customers = await selectCustomers(db, inArray(applicants.id, owners))
  const ids = rows.map(({ topUp }) => topUp.id)
  const requests = new Map((await pendingRequestsAbout(db, admin.id, ids)).map(each => [each.subject.id, each]))
  await recordViews(db, admin.id, customers.map(customerSubject), now)
  const byId = new Map(customers.map(customer => [customer.applicant.id, customer]))
  const items = rows.map(({ topUp, accountId }) => {
    const request = requests.get(topUp.id)
    return { ...present(topUp, byId.get(accountId)!, now), ...(request && { request }) }
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
