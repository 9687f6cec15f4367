import { eq, type SQL } from 'drizzle-orm'
import type { AdminTopUp, TopUpCardPayment, TopUpSuspense } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type CardTopUp, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { presentTopUps } from '#api/money/top-ups/present-top-ups.ts'
import { namedCustomer } from '#api/people/applicants/business-names.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { requestsAbout } from '#api/staff/staff-requests.ts'
import { sar } from '#domain/money/money.ts'
import { exceptionsAbout } from './money-exceptions.store.ts'

/** Top-ups with their customers. */
export const selectAdminTopUps = (db: Db, which: SQL | undefined) =>
  db
    .select({ row: cardTopUps, customer: applicants })
    .from(cardTopUps)
    .innerJoin(wallets, eq(wallets.id, cardTopUps.walletId))
    .innerJoin(applicants, eq(applicants.id, wallets.accountId))
    .where(which)

type TopUpWithCustomer = Awaited<ReturnType<typeof selectAdminTopUps>>[number]

/** The top-ups with all known details. The look at each customer is recorded before anything is returned. */
export async function presentAdminTopUps(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  selection: TopUpWithCustomer[],
): Promise<AdminTopUp[]> {
  const rows = selection.map(({ row }) => row)
  const ids = rows.map(({ id }) => id)
  const topUps = await presentTopUps(db, rows)
  const requests = Map.groupBy(await requestsAbout(db, admin.id, ids), ({ subject }) => subject.id)
  const exceptions = await exceptionsAbout(db, 'topUpId', ids)
  const items = selection.map(({ row, customer }, index) => ({
    topUp: topUps[index]!,
    customer: namedCustomer(customer),
    ...presentMoney(row),
    requests: requests.get(row.id) ?? [],
    exceptions: exceptions.get(row.id) ?? [],
  }))
  await recordViews(db, admin.id, subjectsOf(items), clock())
  return items
}

/** Where the money of the top-up is. */
function presentMoney(row: CardTopUp): Pick<AdminTopUp, 'payment' | 'credited' | 'suspense' | 'owed' | 'refunded'> {
  const [payment, suspense] = [presentPayment(row), presentSuspense(row)]
  return {
    ...(payment && { payment }),
    credited: sar(row.credited),
    ...(suspense && { suspense }),
    ...(row.suspended < 0 && { owed: sar(-row.suspended) }),
    refunded: sar(row.refunded),
  }
}

function presentPayment({
  reference,
  formOpenedAt,
  startedAt,
  dueAt,
  settledAt,
  returnedAt,
}: CardTopUp): TopUpCardPayment | undefined {
  if (reference === null && formOpenedAt === null && startedAt === null) return undefined
  return {
    ...(reference !== null && { providerReference: reference }),
    ...(formOpenedAt && { formOpenedAt: formOpenedAt.toISOString() }),
    ...(startedAt && { sentAt: startedAt.toISOString() }),
    ...(dueAt && { nextQuestionAt: dueAt.toISOString() }),
    ...(settledAt && { settledAt: settledAt.toISOString() }),
    ...(returnedAt && { returnedAt: returnedAt.toISOString() }),
  }
}

function presentSuspense({
  suspended,
  suspendedCause,
  suspendedSince,
  refundAgreedAt,
}: CardTopUp): TopUpSuspense | undefined {
  if (suspended <= 0) return undefined
  return {
    amount: sar(suspended),
    // A constraint ensures that both are known while money is in suspense.
    cause: suspendedCause!,
    since: suspendedSince!.toISOString(),
    ...(refundAgreedAt && { refundAgreedAt: refundAgreedAt.toISOString() }),
  }
}
