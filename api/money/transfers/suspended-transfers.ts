import type { TransferCause, TransferOutcome } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isOverMaximum } from '#api/money/ledger/receiving.ts'
import { type LockedWallet, lockOpenOrClosedWallet } from '#api/money/ledger/wallets.ts'
import { creditPayer, creditRecipient } from './transfer-credits.ts'
import { lockTransfer, takeStep } from './transfer-steps.ts'

interface Suspense {
  cause: TransferCause
  obstacle: NonNullable<TransferRow['suspenseCause']>
  /** The reference of the transaction that took the money from the payer. */
  transactionRef: string
  at: Date
}

/**
 * Puts the money of the payer in suspense, because the recipient's wallet may not receive it. It waits for a decision of staff. The payer sees the
 * same state whatever the obstacle is.
 */
export async function putInSuspense(
  tx: Db,
  { log }: Pick<Deps, 'log'>,
  transfer: TransferRow,
  { cause, obstacle, transactionRef, at }: Suspense,
): Promise<TransferRow> {
  log.warn(
    { transferId: transfer.id, amount: transfer.amount, cause: obstacle },
    'A transfer to a customer is in suspense. Two administrators decide about it in the portal.',
  )
  const waits = { suspenseCause: obstacle, undecidedSince: at, dueAt: null }
  return takeStep(tx, transfer, { state: 'pending', cause, at }, { confirmedAt: at, transactionRef, ...waits })
}

/**
 * Credits the recipient or the payer from suspense, as two members of staff have decided. The rules that kept the money out still apply. Throws
 * like `lockInSuspense`; `WALLET_INACTIVE`, `MAXIMUM_BALANCE_EXCEEDED` for the recipient; `ACCOUNT_CLOSED`.
 */
export async function decideSuspended(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence' | 'accountTime'>,
  id: string,
  outcome: TransferOutcome,
): Promise<TransferRow> {
  const transfer = await lockInSuspense(tx, id)
  const { amount } = transfer
  if (outcome === 'failed') {
    const payer = await lockOpen(tx, transfer.walletId)
    const at = deps.clock()
    const returnedRef = await creditPayer(tx, payer, transfer, 'suspense', at)
    const step = { state: 'returned', cause: 'staff', at, tell: { key: 'transfer_returned', amount } } as const
    return takeStep(tx, transfer, step, { returnedRef })
  }
  const recipient = await lockOpen(tx, transfer.recipientWalletId!)
  if (recipient.wallet.status === 'inactive') throw new PlinkError('WALLET_INACTIVE')
  if (isOverMaximum(recipient, amount, deps)) throw new PlinkError('MAXIMUM_BALANCE_EXCEEDED')
  const at = deps.clock()
  const receivedAt = await deps.accountTime.run(tx, recipient.wallet.accountId, async () => deps.clock())
  await creditRecipient(tx, deps, transfer, recipient, { houseAccount: 'suspense' }, receivedAt)
  return takeStep(tx, transfer, { state: 'paid', cause: 'staff', at, tell: { key: 'transfer_paid', amount } })
}

/** Throws `TRANSFER_NOT_FOUND`, `TRANSFER_STATE_INVALID`. */
export async function lockInSuspense(tx: Db, id: string): Promise<TransferRow> {
  const transfer = await lockTransfer(tx, id)
  if (!transfer) throw new PlinkError('TRANSFER_NOT_FOUND')
  if (transfer.state !== 'pending') throw new PlinkError('TRANSFER_STATE_INVALID')
  return transfer
}

async function lockOpen(tx: Db, walletId: string): Promise<LockedWallet> {
  const locked = await lockOpenOrClosedWallet(tx, walletId)
  if (locked.wallet.closedAt !== null) throw new PlinkError('ACCOUNT_CLOSED')
  return locked
}
