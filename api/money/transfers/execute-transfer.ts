import type { TransferCause } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { traceHeaders } from '#api/kernel/platform/tracing.ts'
import { postOnce } from '#api/money/ledger/post.ts'
import { receivingObstacle } from '#api/money/ledger/receiving.ts'
import { type LockedWallet, lockTwoWallets, withAccounts } from '#api/money/ledger/wallets.ts'
import { putInSuspense } from './suspended-transfers.ts'
import { creditRecipient } from './transfer-credits.ts'
import { requirePayable, type TransferSettings, transactionTypeOf } from './transfer-rules.ts'
import { lockDraft, lockPayout, stateBefore, takeStep } from './transfer-steps.ts'

/** A bank reports the result within this time. */
const BANK_SECONDS = 86_400

export type MoneyDeps = TransferSettings & Pick<Deps, 'clock' | 'log' | 'accountTime'>

/**
 * Carries out a draft that is confirmed or approved: pays another Plink customer at once, unless that wallet may not receive the money now, or
 * reserves the money for the bank. Throws the errors of the rules, after which nothing has changed; `TRANSFER_EXPIRED` if it is no longer a draft.
 */
export const executeTransfer = (
  tx: Db,
  deps: MoneyDeps,
  { id, beneficiaryId }: Pick<TransferRow, 'id' | 'beneficiaryId'>,
  cause: Extract<TransferCause, 'confirmed' | 'approved' | 'api_key' | 'schedule'>,
): Promise<TransferRow> =>
  beneficiaryId === null ? payCustomer(tx, deps, id, cause) : reserveForBank(tx, deps, id, cause)

async function payCustomer(tx: Db, deps: MoneyDeps, id: string, cause: TransferCause): Promise<TransferRow> {
  const transfer = await lockDraft(tx, id, cause)
  const { amount, walletId, recipientWalletId } = transfer
  const [payer, recipient] = await lockBoth(tx, walletId, recipientWalletId!)
  // The clock is read under the locks, so that times are in the order of the balances.
  const now = deps.clock()
  const debit = { kind: 'debit', key: `transfer ${id}`, amount: { amount }, ...payerSide(transfer) } as const
  const obstacle = receivingObstacle(deps, recipient, amount)
  if (obstacle) {
    const { transaction } = await postOnce(tx, deps, payer, { ...debit, houseAccount: 'suspense' }, now)
    return putInSuspense(tx, deps, transfer, { cause, obstacle, transactionRef: transaction.referenceId, at: now })
  }
  const between = { houseAccount: 'between_wallets', transferId: id } as const
  const { transaction } = await postOnce(tx, deps, payer, { ...debit, ...between }, now)
  const receivedAt = await deps.accountTime.run(tx, recipient.wallet.accountId, async () => deps.clock())
  await creditRecipient(tx, deps, transfer, recipient, between, receivedAt)
  const step = { state: 'paid', cause, at: now } as const
  return takeStep(tx, transfer, step, { confirmedAt: now, transactionRef: transaction.referenceId, dueAt: null })
}

/** Throws `RECIPIENT_UNAVAILABLE` if the recipient's account was closed. The payer's account is open. */
async function lockBoth(tx: Db, payer: string, recipient: string): Promise<[LockedWallet, LockedWallet]> {
  try {
    return await lockTwoWallets(tx, payer, recipient)
  } catch (cause) {
    const isClosed = cause instanceof PlinkError && cause.code === 'WALLET_NOT_FOUND'
    throw isClosed ? new PlinkError('RECIPIENT_UNAVAILABLE') : cause
  }
}

async function reserveForBank(tx: Db, deps: MoneyDeps, id: string, cause: TransferCause): Promise<TransferRow> {
  const locked = await lockPayout(tx, id)
  if (locked?.transfer.state !== stateBefore(cause)) throw new PlinkError('TRANSFER_EXPIRED')
  const { transfer, beneficiary, wallet } = locked
  if (beneficiary) await requirePayable(tx, deps, beneficiary, transfer)
  return reserve(tx, deps, transfer, await withAccounts(tx, wallet), cause)
}

/** Puts the money of a locked draft on hold, for the job to submit it. Throws the errors of the rules of the wallet. */
export async function reserve(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'licence'>,
  transfer: TransferRow,
  payer: LockedWallet,
  cause: TransferCause,
): Promise<TransferRow> {
  const { id, amount } = transfer
  const now = deps.clock()
  const { transaction, hold } = await postOnce(
    tx,
    deps,
    payer,
    {
      kind: 'reserve',
      key: `transfer ${id}`,
      amount: { amount },
      ...payerSide(transfer),
      expectedRelease: addSeconds(now, BANK_SECONDS).toISOString(),
    },
    now,
  )
  const step = { state: 'held', cause, at: now } as const
  const { referenceId: transactionRef } = transaction
  return takeStep(tx, transfer, step, {
    confirmedAt: now,
    transactionRef,
    holdId: hold!.id,
    dueAt: now,
    ...traceHeaders(),
  })
}

const payerSide = (transfer: TransferRow) => ({
  type: transactionTypeOf(transfer),
  counterparty: transfer.payeeName,
  ...(transfer.referenceId && { transactionRef: transfer.referenceId }),
  ...(transfer.payeeNameArabic && { counterpartyArabic: transfer.payeeNameArabic }),
  ...(transfer.subWalletId && { subWallet: transfer.subWalletId }),
})
