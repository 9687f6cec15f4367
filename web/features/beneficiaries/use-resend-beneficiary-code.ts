import { useState } from 'react'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import {
  type ResendBeneficiaryCodeMutationError,
  useResendBeneficiaryCode as useResendBeneficiaryCodeMutation,
} from '#web/api/generated/beneficiaries.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useResendCode } from '#web/one-time-code/use-resend-code.ts'
import { type PendingBeneficiary, pendingOf } from './beneficiary-step.ts'

interface ResendEvents {
  onPending: (pending: PendingBeneficiary) => void
  onSent: () => void
  onLocked: (seconds?: number) => void
  /** This beneficiary waits for no code any more. */
  onOver: (error: ApiError) => void
}

/** Sends the code of a beneficiary again. */
export function useResendBeneficiaryCode(
  pending: PendingBeneficiary,
  { onPending, onSent, onLocked, onOver }: ResendEvents,
) {
  const { mutateAsync } = useResendBeneficiaryCodeMutation()
  const [codesSent, setCodesSent] = useState(0)
  const { beneficiaryId } = pending
  const resending = useResendCode({
    send: () => mutateAsync({ beneficiaryId }),
    onSent: answer => {
      onPending(pendingOf(answer, Date.now()))
      setCodesSent(codesSent + 1)
      onSent()
    },
    onRefused: (error: ResendBeneficiaryCodeMutationError) => {
      const kind = resendOutcomeOf(error)
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

const resendOutcomeOf = outcomes<ResendBeneficiaryCodeMutationError, 'wait' | 'locked' | 'over' | 'failed'>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    BENEFICIARY_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)
