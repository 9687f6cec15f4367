import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import type { VerifyOtpMutationError } from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'
import type { OtpProblem } from '#web/one-time-code/otp-problem.ts'

const kindOf = outcomes<VerifyOtpMutationError, Exclude<OtpProblem['kind'], 'incomplete'>>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    OTP_VERIFY_FAILED: 'failed',
    INVITATION_ENDED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

/** A wrong last attempt locks the number. The server reports the lock only in its next response. */
export function otpProblemOf(error: VerifyOtpMutationError): OtpProblem {
  const { attemptsRemaining, retryAfterSeconds = LOCKOUT_SECONDS } = error.body
  const kind = attemptsRemaining === 0 ? 'locked' : kindOf(error)
  switch (kind) {
    case 'invalid':
      return { kind, attemptsRemaining }
    case 'locked':
      return { kind, seconds: retryAfterSeconds }
    case 'expired':
      return { kind }
    default:
      return { kind: 'failed', error }
  }
}
