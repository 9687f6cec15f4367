import { useQueryClient } from '@tanstack/react-query'
import type { TransferBatch, TransferBatchDetails } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  type ConfirmTransferBatchMutationError,
  getGetTransferBatchQueryKey,
  type SendTransferBatchCodeMutationError,
  useConfirmTransferBatch as useConfirmTransferBatchMutation,
  useSendTransferBatchCode,
} from '#web/api/generated/transfer-batches.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type SentBatchCode, sentCodeOf } from './batch-code.ts'

/** A refusal of the wallet may be temporary, and the code stays valid. */
const confirmOutcomeOf = outcomes<ConfirmTransferBatchMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    TRANSFER_BATCH_EXPIRED: 'over',
    TRANSFER_BATCH_NOT_FOUND: 'over',
    SUB_WALLET_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    WALLET_INACTIVE: 'failed',
    WALLET_FROZEN: 'failed',
    INSUFFICIENT_FUNDS: 'failed',
    LIMIT_EXCEEDED: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
  },
  'failed',
)

export const sendOutcomeOf = outcomes<SendTransferBatchCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    TRANSFER_BATCH_EXPIRED: 'over',
    TRANSFER_BATCH_NOT_FOUND: 'over',
    SUB_WALLET_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    WALLET_INACTIVE: 'failed',
    WALLET_FROZEN: 'failed',
    INSUFFICIENT_FUNDS: 'failed',
    LIMIT_EXCEEDED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
  },
  'failed',
)

interface ConfirmEvents {
  /** Called when another code was sent. */
  onSent: (sentCode: SentBatchCode) => void
  onDone: (batch: TransferBatch) => void
}

/** Confirms the code of a batch. */
export function useConfirmTransferBatch(batchId: string, sentCode: SentBatchCode, { onSent, onDone }: ConfirmEvents) {
  const { mutateAsync: confirmTransferBatch } = useConfirmTransferBatchMutation()
  const { mutateAsync: sendTransferBatchCode } = useSendTransferBatchCode()
  const queryClient = useQueryClient()
  return useConfirmCode({
    confirm: (otp, headers) => confirmTransferBatch({ batchId, data: { otp }, headers }),
    outcomeOf: confirmOutcomeOf,
    onDone: batch => {
      queryClient.setQueryData<TransferBatchDetails>(
        getGetTransferBatchQueryKey(batchId),
        details => details && { ...details, batch },
      )
      onDone(batch)
    },
    resend: async () => sentCodeOf(await sendTransferBatchCode({ batchId }), serverNow()),
    resendOutcomeOf: sendOutcomeOf,
    onSent,
    onWait: resendAt => onSent({ ...sentCode, resendAt }),
  })
}
