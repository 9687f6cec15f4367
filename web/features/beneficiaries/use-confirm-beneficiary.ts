import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { type ConfirmBeneficiaryMutationError, confirmBeneficiary } from '#web/api/generated/beneficiaries.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { OF_WALLET } from '#web/api/use-wallet.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { useCodeProblem, useVerifyCode } from '#web/one-time-code/use-verify-code.ts'
import type { PendingBeneficiary } from './beneficiary-step.ts'
import { useResendBeneficiaryCode } from './use-resend-beneficiary-code.ts'

export interface ConfirmEvents {
  /** Another code is on its way. */
  onPending: (pending: PendingBeneficiary) => void
  onConfirmed: (beneficiaryId: string) => void
}

/** The code of a beneficiary: what was wrong with the last one, and the ways on. */
export function useConfirmBeneficiary(pending: PendingBeneficiary, { onPending, onConfirmed }: ConfirmEvents) {
  const { beneficiaryId } = pending
  const { keyFor, clearKey } = useIdempotencyKey()
  const queryClient = useQueryClient()
  const { problem, focusRequest, showProblem, clearProblem, expire } = useCodeProblem()
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const [over, setOver] = useState<ApiError | null>(null)

  const lock = (seconds = LOCKOUT_SECONDS) => setLockedUntil(Date.now() + seconds * 1000)
  const refused = (error: ConfirmBeneficiaryMutationError) => {
    const { attemptsRemaining, retryAfterSeconds } = error.body
    const kind = attemptsRemaining === 0 ? 'locked' : confirmOutcomeOf(error)
    if (kind !== 'failed') clearKey()
    if (kind === 'locked') lock(retryAfterSeconds)
    else if (kind === 'over') setOver(error)
    else if (kind === 'invalid') showProblem({ kind, attemptsRemaining })
    else showProblem(kind === 'expired' ? { kind } : { kind, error })
  }
  const [verify, isVerifying] = useVerifyCode({
    verify: otp => confirmBeneficiary(beneficiaryId, { otp }, { headers: { 'Idempotency-Key': keyFor(otp) } }),
    onVerified: () => {
      queryClient.invalidateQueries(OF_WALLET)
      onConfirmed(beneficiaryId)
    },
    onIncomplete: showProblem,
    onRefused: refused,
  })
  const resending = useResendBeneficiaryCode(pending, {
    onPending,
    onSent: () => showProblem(null),
    onLocked: lock,
    onOver: setOver,
  })
  const unlock = () => setLockedUntil(null)
  return { ...resending, problem, focusRequest, lockedUntil, over, verify, isVerifying, clearProblem, expire, unlock }
}

/** `over`: this beneficiary cannot be confirmed any more, whatever the code. */
const confirmOutcomeOf = outcomes<
  ConfirmBeneficiaryMutationError,
  'invalid' | 'expired' | 'locked' | 'over' | 'failed'
>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    BENEFICIARY_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)
