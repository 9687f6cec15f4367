import type { TransferDraft } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { reviewOf } from '#api/money/transfers/review-transfer.ts'
import { limitsOfTransfer } from '#api/money/transfers/transfer-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import { isOfTransfer, presentDraft, sendTransferCode, transferCode } from './transfer-code.ts'
import { requireDraft } from './transfers.store.ts'

/** Sends another code for a transfer that waits for one. */
export async function resendTransferCode(
  deps: Deps,
  bearer: SessionBearer,
  transferId: string,
): Promise<TransferDraft> {
  const { db, clock } = deps
  const draft = await requireDraft(deps, bearer, transferId)
  const last = await findCode(db, transferCode(draft))
  if (!last || last.consumedAt || !isOfTransfer(draft)(last)) throw new PlinkError('TRANSFER_EXPIRED')
  const review = await db.transaction(async tx => {
    const payer = await lockWallet(tx, draft.walletId)
    return reviewOf(payer, draft, await limitsOfTransfer(tx, deps, payer, draft, clock()))
  })
  return presentDraft(deps, draft, review, await sendTransferCode(deps, bearer, draft, true))
}
