import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { type Db, violatedUnique } from '#api/kernel/db/client.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { reserve } from '#api/money/transfers/execute-transfer.ts'
import { stateBefore, takeStep } from '#api/money/transfers/transfer-steps.ts'
import { isOfBill } from './bill-identity.ts'

/**
 * Carries out the drafts of an order that is confirmed or approved: puts the money of all of them on hold, or of none. Throws the errors of the
 * rules; `BILL_PAYMENT_EXPIRED` if they are no longer drafts; `BILL_PAYMENT_UNDER_WAY` and `BILL_ALREADY_PAID` if another payment was faster.
 */
export async function executeBillOrder(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence'>,
  billOrderId: string,
  cause: 'confirmed' | 'approved',
): Promise<TransferRow[]> {
  const drafts = await lockDrafts(tx, billOrderId, cause)
  const [first] = drafts
  const payer = await lockWallet(tx, first!.walletId)
  const held: TransferRow[] = []
  for (const draft of drafts) {
    // The balances are read again, because the previous draft has reduced them.
    const current = held.length === 0 ? payer : await lockWallet(tx, draft.walletId)
    held.push(await onlyOne(() => reserve(tx, deps, draft, current, cause)))
    await requireUnpaid(tx, draft)
  }
  return held.toSorted(byPlace)
}

/** Makes the drafts of a confirmed order wait for the approval of others. Their money is not on hold meanwhile. */
export async function waitForApproval(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  billOrderId: string,
): Promise<TransferRow[]> {
  const at = clock()
  const step = { state: 'awaiting_approval', cause: 'confirmed', at } as const
  const waitingTransfers: TransferRow[] = []
  for (const draft of await lockDrafts(tx, billOrderId, 'confirmed'))
    waitingTransfers.push(await takeStep(tx, draft, step, { confirmedAt: at, dueAt: null }))
  return waitingTransfers.toSorted(byPlace)
}

async function lockDrafts(tx: Db, billOrderId: string, cause: 'confirmed' | 'approved'): Promise<TransferRow[]> {
  const drafts = await lockOrder(tx, billOrderId)
  if (drafts.length === 0 || drafts.some(({ state }) => state !== stateBefore(cause)))
    throw new PlinkError('BILL_PAYMENT_EXPIRED')
  return drafts
}

export const byPlace = (one: TransferRow, other: TransferRow): number => one.billPlace! - other.billPlace!

/** The order is the same for all orders, so that two with the same bills cannot deadlock. */
const lockOrder = (tx: Db, billOrderId: string): Promise<TransferRow[]> =>
  tx
    .select()
    .from(transfers)
    .where(eq(transfers.billOrderId, billOrderId))
    .orderBy(asc(transfers.billerCode), asc(transfers.billNumber))
    .for('no key update')

/** Translates the error of the unique index that allows one payment under way for each bill. */
async function onlyOne<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw violatedUnique(cause) === 'transfers_one_per_bill' ? new PlinkError('BILL_PAYMENT_UNDER_WAY') : cause
  }
}

/**
 * Throws `BILL_ALREADY_PAID` if another payment of the bill has succeeded since this draft was made. It is checked while this payment is under way,
 * because no other payment of the bill can be under way then.
 */
async function requireUnpaid(tx: Db, draft: TransferRow): Promise<void> {
  const isPaidSince = and(
    isOfBill(draft.billerCode!, draft.billNumber!),
    eq(transfers.state, 'paid'),
    ne(transfers.id, draft.id),
    gt(transfers.stateSince, draft.createdAt),
  )
  if ((await tx.$count(transfers, isPaidSince)) > 0) throw new PlinkError('BILL_ALREADY_PAID')
}
