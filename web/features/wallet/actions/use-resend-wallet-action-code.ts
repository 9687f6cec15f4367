import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import {
  type ResendWalletActionCodeMutationError,
  useResendWalletActionCode as useResendWalletActionCodeMutation,
} from '#web/api/generated/wallet.ts'
import { useResendCode } from '#web/one-time-code/use-resend-code.ts'
import { resendProblemOf } from './action-problem.ts'
import { keepResentCode, type PendingAction, pendingActionOf } from './pending-action.ts'

interface ResendEvents {
  onPending: (pending: PendingAction) => void
  onSent: () => void
  onLocked: (seconds?: number) => void
  /** This change waits for no code any more. */
  onOver: (error: ApiError) => void
}

/** Sends the code of a change of the wallet again. */
export function useResendWalletActionCode(
  pending: PendingAction,
  { onPending, onSent, onLocked, onOver }: ResendEvents,
) {
  const { mutateAsync: resendWalletActionCode } = useResendWalletActionCodeMutation()
  const queryClient = useQueryClient()
  const [codesSent, setCodesSent] = useState(0)
  const { actionId } = pending

  const resending = useResendCode({
    send: () => resendWalletActionCode({ actionId }),
    onSent: answer => {
      const resent = pendingActionOf(answer, Date.now())
      keepResentCode(queryClient, resent)
      onPending(resent)
      setCodesSent(codesSent + 1)
      onSent()
    },
    onRefused: (error: ResendWalletActionCodeMutationError) => {
      const kind = resendProblemOf(error)
      const { retryAfterSeconds } = error.body
      const waitSeconds = retryAfterSeconds ?? OTP_RESEND_SECONDS
      if (kind === 'wait') onPending({ ...pending, resendAt: Date.now() + waitSeconds * 1000 })
      else if (kind === 'locked') onLocked(retryAfterSeconds)
      else if (kind === 'over') onOver(error)
      else return { kind, error }
      return null
    },
  })
  return { ...resending, codesSent }
}
