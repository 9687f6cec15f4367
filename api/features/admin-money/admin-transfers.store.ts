import { eq, inArray } from 'drizzle-orm'
import type { AdminTransfer, NamedCustomer, TransferPayout, TransferSuspense } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Admin } from '#api/kernel/db/schema/admin.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { presentTransfers } from '#api/money/transfers/present-transfer.ts'
import { namedCustomer } from '#api/people/applicants/business-names.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { pendingRequestsAbout } from '#api/staff/staff-requests.ts'
import { exceptionsAbout } from './money-exceptions.store.ts'

/** The transfers with all known details. The look at each customer is recorded before anything is returned. */
export async function presentAdminTransfers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: adminId }: Pick<Admin, 'id'>,
  rows: TransferRow[],
): Promise<AdminTransfer[]> {
  const [customers, recipients] = [await payersOf(db, rows), await recipientsOf(db, rows)]
  const presentedTransfers = await presentTransfers(db, rows)
  const ids = rows.map(({ id }) => id)
  const exceptions = await exceptionsAbout(db, 'transferId', ids)
  const requests = new Map((await pendingRequestsAbout(db, adminId, ids)).map(each => [each.subject.id, each]))
  const items = rows.map((row, index) => {
    const [payout, request] = [presentPayout(row), requests.get(row.id)]
    const [recipient, suspense] = [recipients.get(row.recipientWalletId ?? ''), presentSuspense(row)]
    return {
      transfer: presentedTransfers[index]!,
      customer: customers.get(row.accountId)!,
      ...(recipient && { recipient }),
      ...(payout && { payout }),
      ...(suspense && { suspense }),
      ...(request && { request }),
      exceptions: exceptions.get(row.id) ?? [],
    }
  })
  const customersInItems = items.flatMap(({ customer, recipient }) => [{ customer }, { customer: recipient }])
  await recordViews(db, adminId, subjectsOf(customersInItems), clock())
  return items
}

async function payersOf(db: Db, rows: TransferRow[]) {
  const ids = rows.map(({ accountId }) => accountId)
  const payers = await db.select().from(applicants).where(inArray(applicants.id, ids))
  return new Map(payers.map(payer => [payer.id, namedCustomer(payer)]))
}

/** Returns the Plink customers who receive transfers, by the ids of their wallets. */
async function recipientsOf(db: Db, rows: TransferRow[]): Promise<Map<string, NamedCustomer>> {
  const ids = rows.flatMap(({ recipientWalletId }) => recipientWalletId ?? [])
  if (ids.length === 0) return new Map()
  const recipients = await db
    .select({ walletId: wallets.id, applicant: applicants })
    .from(wallets)
    .innerJoin(applicants, eq(applicants.id, wallets.accountId))
    .where(inArray(wallets.id, ids))
  return new Map(recipients.map(({ walletId, applicant }) => [walletId, namedCustomer(applicant)]))
}

function presentSuspense({ state, suspenseCause, undecidedSince }: TransferRow): TransferSuspense | undefined {
  if (state !== 'pending' || suspenseCause === null || undecidedSince === null) return undefined
  return { cause: suspenseCause, since: undecidedSince.toISOString() }
}

function presentPayout(row: TransferRow): TransferPayout | undefined {
  const { sequenceNumber, providerReference, submissions, firstSubmittedAt, lastSubmittedAt, questions } = row
  const { unknownSince, lastAnswer, lastAskedAt, dueAt, undecidedSince } = row
  if (sequenceNumber === null || firstSubmittedAt === null || lastSubmittedAt === null) return undefined
  return {
    sequenceNumber,
    ...(providerReference && { providerReference }),
    submissions,
    firstSubmittedAt: firstSubmittedAt.toISOString(),
    lastSubmittedAt: lastSubmittedAt.toISOString(),
    ...(unknownSince && { unknownSince: unknownSince.toISOString() }),
    questions,
    ...(lastAnswer && { lastAnswer }),
    ...(lastAskedAt && { lastAskedAt: lastAskedAt.toISOString() }),
    ...(dueAt && { nextQuestionAt: dueAt.toISOString() }),
    ...(undecidedSince && row.state === 'unknown' && { undecidedSince: undecidedSince.toISOString() }),
  }
}
