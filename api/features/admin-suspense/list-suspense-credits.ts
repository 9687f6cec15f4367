import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SuspenseCredit, SuspenseCreditList } from '#api/contract/generated/schemas.ts'
import { SuspenseCause } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type BankCreditRow, bankCredits } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import {
  type CustomerRow,
  customerSubject,
  recordViews,
  selectCustomers,
  subjectsOf,
} from '#api/staff/customers.store.ts'
import { isBehind, PAGE_SIZE, pageOf, type WaitingQuery, waitingCursor } from '#api/staff/page-cursor.ts'
import { presentCustomer } from '#api/staff/present-customer.ts'
import { pendingRequestsAbout } from '#api/staff/staff-requests.ts'

/** A page of the bank transfers in suspense, the oldest first. The look at each customer is recorded before anything is returned. */
export async function listSuspenseCredits(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { cursor }: WaitingQuery,
): Promise<SuspenseCreditList> {
  const now = clock()
  const { id, state, stateSince } = bankCredits
  const fetchedRows = await db
    .select({ credit: bankCredits, accountId: wallets.accountId })
    .from(bankCredits)
    .leftJoin(wallets, eq(wallets.id, bankCredits.walletId))
    .where(and(eq(state, 'suspense'), isBehind(cursor, stateSince, id)))
    .orderBy(asc(stateSince), asc(id))
    .limit(PAGE_SIZE + 1)
  const { rows, nextCursor } = pageOf(fetchedRows, ({ credit }) => waitingCursor(credit.stateSince, credit.id))
  const owners = rows.flatMap(({ accountId }) => accountId ?? [])
  const customers = await selectCustomers(db, inArray(applicants.id, owners))
  const ids = rows.map(({ credit }) => credit.id)
  const requests = new Map((await pendingRequestsAbout(db, admin.id, ids)).map(each => [each.subject.id, each]))
  await recordViews(db, admin.id, [...customers.map(customerSubject), ...subjectsOf(requests.values())], now)
  const byId = new Map(customers.map(customer => [customer.applicant.id, customer]))
  const items = rows.map(({ credit, accountId }) => {
    const request = requests.get(credit.id)
    return { ...present(credit, byId.get(accountId ?? ''), now), ...(request && { request }) }
  })
  return { items, nextCursor }
}

function present(credit: BankCreditRow, customer: CustomerRow | undefined, now: Date): SuspenseCredit {
  const { id, bankReference, amount, iban, remitterName, remitterIban, stateCause, stateSince, bookedAt } = credit
  return {
    creditId: id,
    bankReference,
    amount: { amount, currency: 'SAR' },
    iban,
    remitterName,
    ...(remitterIban && { remitterIban }),
    cause: SuspenseCause.parse(stateCause),
    bookedAt: bookedAt.toISOString(),
    since: stateSince.toISOString(),
    ...(customer && { customer: presentCustomer(customer, now) }),
  }
}
