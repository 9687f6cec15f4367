import type { TransferBatch } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { askForApproval } from '#api/money/approvals/approval-requests.ts'
import { lockBatch, takeBatchStep } from '#api/money/transfers/transfer-batches.ts'
import { transferGuesses } from '#api/money/transfers/transfer-guesses.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { type Refusals, redeemCode, uncountCode } from '#api/people/one-time-codes/one-time-code.ts'
import { batchCode, contextOf } from './send-transfer-batch-code.ts'
import { presentBatch, requireBatch, requireDraft, requireSendable } from './transfer-batches.store.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('TRANSFER_BATCH_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Confirms all rows for the maker, once, or asks others to approve them. A job sends them. If the wallet refuses the sum, the code stays valid. */
export async function confirmTransferBatch(
  deps: Deps,
  bearer: SessionBearer,
  batchId: string,
  otp: string,
): Promise<TransferBatch> {
  const { db, clock } = deps
  const { account, person } = bearer
  const draft = await requireBatch(db, account, batchId)
  requireDraft(draft, bearer, clock())
  const context = contextOf(draft)
  const attempt = {
    code: otp,
    guesses: transferGuesses(bearer),
    isForAttempt: (live: { context: string }) => live.context === context,
  }
  return redeemCode(deps, batchCode(draft), attempt, REFUSALS, async tx => {
    await uncountCode(tx, { purpose: 'transfer_batch', countedFor: person.id, business: account.id })
    const payment = { accountId: account.id, batchId, amount: draft.total, madeBy: person.id }
    const isToBeApproved = await askForApproval(tx, deps, payment)
    const batch = await lockBatch(tx, batchId)
    requireDraft(batch, bearer, clock())
    await requireSendable(tx, deps, batch)
    const next = isToBeApproved ? 'awaiting_approval' : 'sending'
    return keepResponse(tx, await presentBatch(tx, await takeBatchStep(tx, batch, next, 'confirmed', clock())))
  })
}
