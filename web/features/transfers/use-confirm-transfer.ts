import { useQueryClient } from '@tanstack/react-query'
import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  type ConfirmTransferMutationError,
  getGetTransferQueryKey,
  type ResendTransferCodeMutationError,
  useConfirmTransfer as useConfirmTransferMutation,
  useResendTransferCode,
} from '#web/api/generated/transfers.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type WaitingTransfer, waitingOf } from './transfer-step.ts'
import { forgetWaiting, keepResentTransferCode } from './use-create-transfer.ts'

/** A refusal of the wallet may be temporary, and the code stays valid. */
const confirmOutcomeOf = outcomes<ConfirmTransferMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    TRANSFER_EXPIRED: 'over',
    TRANSFER_NOT_FOUND: 'over',
    SUB_WALLET_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    BENEFICIARY_NOT_ACTIVE: 'over',
    WALLET_INACTIVE: 'failed',
    WALLET_FROZEN: 'failed',
    RECIPIENT_UNAVAILABLE: 'failed',
    TRANSFER_SCHEDULE_LIMIT_REACHED: 'failed',
    TRANSFER_SCHEDULE_ENDED: 'over',
    TRANSFER_SCHEDULE_CHANGED: 'over',
    TRANSFER_SCHEDULE_CHANGE_WAITING: 'over',
    INSUFFICIENT_FUNDS: 'failed',
    LIMIT_EXCEEDED: 'failed',
    AMOUNT_OUT_OF_RANGE: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
  },
  'failed',
)

const resendOutcomeOf = outcomes<ResendTransferCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    TRANSFER_EXPIRED: 'over',
    TRANSFER_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
  },
  'failed',
)

interface ConfirmEvents {
  /** Called when another code was sent. */
  onWaiting: (waiting: WaitingTransfer) => void
  onDone: (transfer: Transfer) => void
}

/** Confirms the code of a transfer. */
export function useConfirmTransfer(waiting: WaitingTransfer, { onWaiting, onDone }: ConfirmEvents) {
  const { mutateAsync: resendTransferCode } = useResendTransferCode()
  const { mutateAsync: confirmTransfer } = useConfirmTransferMutation()
  const queryClient = useQueryClient()
  const { transferId } = waiting
  /** Back must not lead to a transfer that can no longer be confirmed. */
  const forgetIfOver = <Outcome extends string>(outcome: Outcome): Outcome => {
    if (outcome === 'over') forgetWaiting(queryClient, transferId)
    return outcome
  }
  return useConfirmCode({
    confirm: async (otp, headers) => {
      const transfer = await confirmTransfer({ transferId, data: { otp }, headers })
      forgetWaiting(queryClient, transferId)
      return transfer
    },
    outcomeOf: (error: ConfirmTransferMutationError) => forgetIfOver(confirmOutcomeOf(error)),
    onDone: transfer => {
      onDone(transfer)
      queryClient.setQueryData(getGetTransferQueryKey(transferId), transfer)
    },
    resend: async () => {
      const resent = waitingOf(await resendTransferCode({ transferId }), serverNow())
      keepResentTransferCode(queryClient, resent)
      return resent
    },
    resendOutcomeOf: (error: ResendTransferCodeMutationError) => forgetIfOver(resendOutcomeOf(error)),
    onSent: onWaiting,
    onWait: resendAt => {
      const later = { ...waiting, resendAt }
      keepResentTransferCode(queryClient, later)
      onWaiting(later)
    },
  })
}
