import { useQueryClient } from '@tanstack/react-query'
import type { WalletActionResult } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  type ConfirmWalletActionMutationError,
  type ResendWalletActionCodeMutationError,
  useConfirmWalletAction as useConfirmWalletActionMutation,
  useResendWalletActionCode,
} from '#web/api/generated/wallet.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { keepResentCode, type PendingAction, pendingActionOf } from '#web/money/codes/pending-action.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'

export interface ConfirmEvents {
  /** Called when another code was sent. */
  onPending: (pending: PendingAction) => void
  onDone: (result: WalletActionResult) => void
}

/** Confirms the code of a change of the wallet. */
export function useConfirmWalletAction(pending: PendingAction, { onPending, onDone }: ConfirmEvents) {
  const { mutateAsync: resendWalletActionCode } = useResendWalletActionCode()
  const { mutateAsync: confirmWalletAction } = useConfirmWalletActionMutation()
  const queryClient = useQueryClient()
  const { actionId } = pending
  return useConfirmCode({
    confirm: (otp, headers) => confirmWalletAction({ actionId, data: { otp }, headers }),
    outcomeOf: confirmOutcomeOf,
    onDone,
    resend: async () => {
      const resent = pendingActionOf(await resendWalletActionCode({ actionId }), serverNow())
      keepResentCode(queryClient, resent)
      return resent
    },
    resendOutcomeOf,
    onSent: onPending,
    onWait: resendAt => onPending({ ...pending, resendAt }),
  })
}

export const confirmOutcomeOf = outcomes<ConfirmWalletActionMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    ACTION_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    WALLET_FROZEN: 'over',
    WALLET_STATUS_UNCHANGED: 'over',
    SUB_WALLET_LIMIT_REACHED: 'over',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

const resendOutcomeOf = outcomes<ResendWalletActionCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    ACTION_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)
