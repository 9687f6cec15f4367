import {
  type ConfirmBeneficiaryMutationError,
  type ResendBeneficiaryCodeMutationError,
  useConfirmBeneficiary as useConfirmBeneficiaryMutation,
  useResendBeneficiaryCode,
} from '#web/api/generated/beneficiaries.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type PendingBeneficiary, pendingOf } from './beneficiary-step.ts'

const confirmOutcomeOf = outcomes<ConfirmBeneficiaryMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    BENEFICIARY_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

const resendOutcomeOf = outcomes<ResendBeneficiaryCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    BENEFICIARY_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)

export interface ConfirmEvents {
  /** Called when another code was sent. */
  onPending: (pending: PendingBeneficiary) => void
  onConfirmed: (beneficiaryId: string) => void
}

/** Confirms the code of a beneficiary. */
export function useConfirmBeneficiary(pending: PendingBeneficiary, { onPending, onConfirmed }: ConfirmEvents) {
  const { mutateAsync: resendBeneficiaryCode } = useResendBeneficiaryCode()
  const { mutateAsync: confirmBeneficiary } = useConfirmBeneficiaryMutation()
  const { beneficiaryId } = pending
  return useConfirmCode({
    confirm: (otp, headers) => confirmBeneficiary({ beneficiaryId, data: { otp }, headers }),
    outcomeOf: confirmOutcomeOf,
    onDone: () => onConfirmed(beneficiaryId),
    resend: () => resendBeneficiaryCode({ beneficiaryId }),
    resendOutcomeOf,
    onSent: response => onPending(pendingOf(response, serverNow())),
    onWait: resendAt => onPending({ ...pending, resendAt }),
  })
}
