import type { TransferBatchDetails } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentDetails, requireBatch } from './transfer-batches.store.ts'

export const getTransferBatch = async (
  { db }: Deps,
  { account }: SessionBearer,
  batchId: string,
): Promise<TransferBatchDetails> => presentDetails(db, await requireBatch(db, account, batchId))
