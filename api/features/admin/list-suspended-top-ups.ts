import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { SuspendedTopUp } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { type CardTopUp, cardTopUps } from '#api/db/schema/top-ups.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { pendingRequestsAbout } from '#api/staff/staff-requests.ts'
import { sar } from '#domain/money.ts'
import { type CustomerRow, customerSubject, recordViews, selectCustomers } from './customers.store.ts'
import { presentCustomer } from './present-customer.ts'

const MAX_ROWS = 100

/** The card top-ups in suspense, the oldest first. The look at each customer is in the log before anything is returned. */
export async function listSuspendedTopUps({ db, clock }: Deps, { admin }: AdminBearer): Promise<SuspendedTopUp[]> {
  const now = clock()
  const rows = await db
    .select({ topUp: cardTopUps, accountId: wallets.accountId })
    .from(cardTopUps)
    .innerJoin(wallets, eq(wallets.id, cardTopUps.walletId))
    .where(gt(cardTopUps.suspended, 0))
    .orderBy(asc(cardTopUps.suspendedSince), asc(cardTopUps.id))
    .limit(MAX_ROWS)
  const owners = rows.map(({ accountId }) => accountId)
  const customers = await selectCustomers(db, inArray(applicants.id, owners))
  const ids = rows.map(({ topUp }) => topUp.id)
  const requests = new Map((await pendingRequestsAbout(db, admin.id, ids)).map(each => [each.subject.id, each]))
  await recordViews(db, admin.id, customers.map(customerSubject), now)
  const byId = new Map(customers.map(customer => [customer.applicant.id, customer]))
  return rows.map(({ topUp, accountId }) => {
    const request = requests.get(topUp.id)
    return { ...present(topUp, byId.get(accountId)!, now), ...(request && { request }) }
  })
}

function present(topUp: CardTopUp, customer: CustomerRow, now: Date): SuspendedTopUp {
  const { id, suspended, state, suspendedCause, suspendedSince, reference, createdAt, refundAgreedAt } = topUp
  return {
    topUpId: id,
    amount: sar(suspended),
    state,
    // A constraint holds that both are known while money is in suspense.
    cause: suspendedCause!,
    ...(reference !== null && { reference }),
    createdAt: createdAt.toISOString(),
    since: suspendedSince!.toISOString(),
    ...(refundAgreedAt && { refundAgreedAt: refundAgreedAt.toISOString() }),
    customer: presentCustomer(customer, now),
  }
}
