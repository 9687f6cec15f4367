import type { TransferBatch } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockBatch, takeBatchStep } from '#api/money/transfers/transfer-batches.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentBatch, requireBatch } from './transfer-batches.store.ts'

/** Cancels a batch that is not confirmed. Throws `TRANSFER_BATCH_NOT_CANCELLABLE`. */
export async function cancelTransferBatch(
  deps: Deps,
  { account }: SessionBearer,
  batchId: string,
): Promise<TransferBatch> {
  const { db, clock } = deps
  await requireBatch(db, account, batchId)
  const cancelledBatch = await db.transaction(async tx => {
    const batch = await lockBatch(tx, batchId)
    if (batch.state === 'cancelled') return batch
    if (batch.state !== 'draft') throw new PlinkError('TRANSFER_BATCH_NOT_CANCELLABLE')
    return takeBatchStep(tx, batch, 'cancelled', 'customer', clock())
  })
  return presentBatch(db, cancelledBatch)
}
