import type { TransferCause } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { MoneyException } from '#api/kernel/db/schema/money-exceptions.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { recordMoneyException } from '#api/money/ledger/money-exceptions.ts'
import { endHold } from '#api/money/ledger/post.ts'
import { lockWallet, withAccounts } from '#api/money/ledger/wallets.ts'
import type { Payout, PayoutState } from '#api/outside/providers/money-providers.ts'
import { fail, RECHECK_SECONDS } from './hold-ends.ts'
import { creditPayer } from './transfer-credits.ts'
import { type LockedPayout, takeStep, tryStep } from './transfer-steps.ts'

type ResultDeps = Pick<Deps, 'clock' | 'log'>

/**
 * Applies the provider's state of the payout of a locked transfer. A state that is known already changes nothing. One that contradicts the transfer
 * changes nothing either, and is recorded for staff.
 */
export async function applyPayout(
  tx: Db,
  deps: ResultDeps,
  { transfer, wallet }: Pick<LockedPayout, 'transfer' | 'wallet'>,
  payout: Payout,
): Promise<TransferRow> {
  if (payout.amount !== transfer.amount || payout.sequenceNumber !== transfer.sequenceNumber)
    return report(tx, deps, transfer, 'payout_differs', payout)
  const conflict = conflictOf(transfer, payout.state)
  if (conflict) return report(tx, deps, transfer, conflict, payout)
  switch (payout.state) {
    case 'queued':
    case 'initiated':
      return submitted(tx, deps, transfer, payout.reference)
    case 'paid':
      return paid(tx, deps, { wallet, transfer: await submitted(tx, deps, transfer, payout.reference) }, 'bank')
    case 'failed':
    case 'canceled': {
      const submittedTransfer = await submitted(tx, deps, transfer, payout.reference)
      return submittedTransfer.state === 'submitted'
        ? fail(tx, deps, submittedTransfer, payout.reason)
        : submittedTransfer
    }
    case 'returned': {
      const submittedTransfer = await submitted(tx, deps, transfer, payout.reference)
      const gone = await paid(tx, deps, { wallet, transfer: submittedTransfer }, 'bank')
      // A closed wallet no longer receives money.
      if (gone.state === 'paid' && wallet.closedAt !== null)
        return report(tx, deps, gone, 'payout_returned_to_closed', payout)
      return returned(tx, deps, gone, payout.reason)
    }
  }
}

type Conflict = MoneyException['kind']

const AFTER_FAILED: Partial<Record<PayoutState, Conflict>> = {
  paid: 'payout_paid_after_failed',
  returned: 'payout_returned_after_failed',
}
/** Any payout at the provider contradicts a transfer that was not submitted. */
const WITHOUT_PAYOUT: typeof AFTER_FAILED = {
  ...AFTER_FAILED,
  queued: 'payout_paid_after_failed',
  initiated: 'payout_paid_after_failed',
}
const AFTER_PAID: Partial<Record<PayoutState, Conflict>> = {
  failed: 'payout_failed_after_paid',
  canceled: 'payout_failed_after_paid',
}

/** Returns the conflict of a report that contradicts the state of the transfer. A report of an earlier state is only late, and no conflict. */
function conflictOf({ state, stateCause }: TransferRow, reportedState: PayoutState): Conflict | undefined {
  switch (state) {
    case 'paid':
    case 'returned':
      return AFTER_PAID[reportedState]
    case 'failed':
      return stateCause === 'bank' ? AFTER_FAILED[reportedState] : WITHOUT_PAYOUT[reportedState]
    case 'refused':
    case 'cancelled':
      return WITHOUT_PAYOUT[reportedState]
    default:
      return undefined
  }
}

/** Records that the provider has the transfer, so its money is leaving the bank account. */
export async function submitted(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  transfer: TransferRow,
  providerReference: string | null,
  cause: TransferCause = 'bank',
): Promise<TransferRow> {
  if (transfer.state !== 'submitting' && transfer.state !== 'unknown') return transfer
  return takeStep(tx, transfer, ...submission(transfer, providerReference, cause, clock()))
}

/** Records that the provider has a transfer that is being submitted, without locking it. Returns undefined if it has changed meanwhile. */
export const trySubmitted = (
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  transfer: TransferRow,
  providerReference: string,
): Promise<TransferRow | undefined> =>
  tryStep(db, transfer, ...submission(transfer, providerReference, 'bank', clock()))

function submission({ id }: TransferRow, providerReference: string | null, cause: TransferCause, at: Date) {
  const move = { key: `submitted ${id}`, from: 'safeguarding', to: 'payouts_in_transit' } as const
  const progress = { ...(providerReference && { providerReference }), questions: 0, dueAt: at }
  return [{ state: 'submitted', cause, at, move } as const, progress] as const
}

/** Takes the money on hold out of the wallet, regardless of the wallet's state, because it is at the bank already. */
export async function paid(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { transfer, wallet }: Pick<LockedPayout, 'transfer' | 'wallet'>,
  cause: TransferCause,
): Promise<TransferRow> {
  if (transfer.state !== 'submitted') return transfer
  const { id, holdId, amount, billerCode, payeeName } = transfer
  const locked = await withAccounts(tx, wallet)
  const at = clock()
  const settle = { kind: 'settle', key: `transfer ended ${id}`, holdId: holdId! } as const
  await endHold(tx, locked, { ...settle, houseAccount: 'payouts_in_transit' }, at)
  const tell =
    billerCode === null
      ? ({ key: 'transfer_paid', amount } as const)
      : ({ key: 'bill_paid', amount, biller: payeeName } as const)
  return takeStep(tx, transfer, { state: 'paid', cause, at, tell }, { dueAt: addSeconds(at, RECHECK_SECONDS) })
}

/** Records that the money is in the bank account again. In the wallet it is a new credit that names the original. */
async function returned(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  transfer: TransferRow,
  bankReason: string | null,
): Promise<TransferRow> {
  if (transfer.state !== 'paid') return transfer
  const { walletId, amount } = transfer
  const locked = await lockWallet(tx, walletId)
  const at = clock()
  const returnedRef = await creditPayer(tx, locked, transfer, 'safeguarding', at)
  const step = { state: 'returned', cause: 'bank', at, tell: { key: 'transfer_returned', amount } } as const
  const progress = { returnedRef, bankReason, dueAt: null }
  return takeStep(tx, transfer, step, progress)
}

async function report(
  tx: Db,
  deps: ResultDeps,
  transfer: TransferRow,
  kind: Conflict,
  { state, amount, reference, sequenceNumber: number }: Payout,
): Promise<TransferRow> {
  const { id, walletId, sequenceNumber } = transfer
  await recordMoneyException(tx, deps, {
    key: `${kind} ${id}`,
    kind,
    walletId,
    transferId: id,
    expected: { state: transfer.state, amount: transfer.amount, currency: 'SAR', number: sequenceNumber! },
    stated: { state, amount, currency: 'SAR', number, reference },
  })
  return transfer
}
