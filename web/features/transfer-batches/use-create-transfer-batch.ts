import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/fetcher.ts'
import type { CreateTransferBatchRequest, TransferBatchDetails } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  type CreateTransferBatchMutationError,
  getGetTransferBatchQueryKey,
  getListTransferBatchesQueryKey,
  useCreateTransferBatch as useCreateTransferBatchMutation,
} from '#web/api/generated/transfer-batches.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'

/** The part of the screen that shows a refusal: the problem of the file, its rows, or the text of the error. */
export type CreateBatchOutcome = 'file' | 'rows' | 'too_large' | 'failed'

export const createBatchOutcomeOf = outcomes<CreateTransferBatchMutationError, CreateBatchOutcome>(
  {
    TRANSFER_FILE_INVALID: 'file',
    TRANSFER_ROWS_INVALID: 'rows',
    PAYLOAD_TOO_LARGE: 'too_large',
    // A text of more characters than the contract allows.
    VALIDATION_ERROR: 'too_large',
    SUB_WALLET_NOT_FOUND: 'failed',
    TRANSFER_BATCH_NOT_FOUND: 'failed',
    WALLET_NOT_FOUND: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
  },
  'failed',
)

interface CreateBatchEvents {
  onBatch: (details: TransferBatchDetails) => void
  onRefused: (error: CreateTransferBatchMutationError) => void
}

/** Prepares the transfers of a file. */
export function useCreateTransferBatch({ onBatch, onRefused }: CreateBatchEvents) {
  const createTransferBatch = useKeyedCall(useCreateTransferBatchMutation())
  const queryClient = useQueryClient()
  const isHere = useIsHere()
  return async (request: CreateTransferBatchRequest) => {
    try {
      const details = await createTransferBatch({ data: request })
      queryClient.setQueryData(getGetTransferBatchQueryKey(details.batch.batchId), details)
      queryClient.invalidateQueries({ queryKey: getListTransferBatchesQueryKey() })
      if (isHere()) onBatch(details)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (isHere()) onRefused(cause)
    }
  }
}
