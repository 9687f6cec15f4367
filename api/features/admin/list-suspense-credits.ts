import { asc, eq, inArray } from 'drizzle-orm'
import type { SuspenseCredit } from '#api/contract/generated/schemas.ts'
import { SuspenseCause } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { type BankCreditRow, bankCredits } from '#api/db/schema/top-ups.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { pendingRequestsAbout } from '#api/staff/staff-requests.ts'
import { type CustomerRow, customerSubject, recordViews, selectCustomers, subjectsOf } from './customers.store.ts'
import { presentCustomer } from './present-customer.ts'

const MAX_ROWS = 100

/** The bank transfers in suspense, the oldest first. The look at each customer is in the log before anything is returned. */
export async function listSuspenseCredits({ db, clock }: Deps, { admin }: AdminBearer): Promise<SuspenseCredit[]> {
  const now = clock()
  const rows = await db
    .select({ credit: bankCredits, accountId: wallets.accountId })
    .from(bankCredits)
    .leftJoin(wallets, eq(wallets.id, bankCredits.walletId))
    .where(eq(bankCredits.state, 'suspense'))
    .orderBy(asc(bankCredits.stateSince), asc(bankCredits.id))
    .limit(MAX_ROWS)
  const owners = rows.flatMap(({ accountId }) => accountId ?? [])
  const customers = await selectCustomers(db, inArray(applicants.id, owners))
  const ids = rows.map(({ credit }) => credit.id)
  const requests = new Map((await pendingRequestsAbout(db, admin.id, ids)).map(each => [each.subject.id, each]))
  await recordViews(db, admin.id, [...customers.map(customerSubject), ...subjectsOf(requests.values())], now)
  const byId = new Map(customers.map(customer => [customer.applicant.id, customer]))
  return rows.map(({ credit, accountId }) => {
    const request = requests.get(credit.id)
    return { ...present(credit, byId.get(accountId ?? ''), now), ...(request && { request }) }
  })
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
