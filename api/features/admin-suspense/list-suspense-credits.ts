import { and, asc, eq } from 'drizzle-orm'
import type { SuspenseCredit, SuspenseCreditList } from '#api/contract/generated/schemas.ts'
import { SuspenseCause } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { type BankCreditRow, bankCredits } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import type { CustomerRow } from '#api/staff/customers.store.ts'
import { isBehind, PAGE_SIZE, pageOf, type WaitingQuery, waitingCursor } from '#api/staff/page-cursor.ts'
import { presentCustomer } from '#api/staff/present-customer.ts'
import { viewSuspense } from './suspense.store.ts'

/** A page of the bank transfers in suspense, the oldest first. The look at each customer is recorded before anything is returned. */
export async function listSuspenseCredits(
  deps: Deps,
  { admin }: AdminBearer,
  { cursor }: WaitingQuery,
): Promise<SuspenseCreditList> {
  const { id, state, stateSince } = bankCredits
  const fetchedRows = await deps.db
    .select({ credit: bankCredits, accountId: wallets.accountId })
    .from(bankCredits)
    .leftJoin(wallets, eq(wallets.id, bankCredits.walletId))
    .where(and(eq(state, 'suspense'), isBehind(cursor, stateSince, id)))
    .orderBy(asc(stateSince), asc(id))
    .limit(PAGE_SIZE + 1)
  const { rows, nextCursor } = pageOf(fetchedRows, ({ credit }) => waitingCursor(credit.stateSince, credit.id))
  const { customers, requests } = await viewSuspense(
    deps,
    admin.id,
    rows.map(({ credit, accountId }) => ({ id: credit.id, accountId })),
  )
  const now = deps.clock()
  const items = rows.map(({ credit, accountId }) => {
    const request = requests.get(credit.id)
    return { ...present(credit, customers.get(accountId ?? ''), now), ...(request && { request }) }
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
