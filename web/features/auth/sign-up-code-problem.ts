import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import type { VerifyOtpMutationError } from '#web/api/generated/auth.ts'
import type { OtpProblem } from '#web/one-time-code/otp-problem.ts'

const KIND: Record<VerifyOtpMutationError['body']['code'], Exclude<OtpProblem['kind'], 'incomplete'>> = {
  VALIDATION_ERROR: 'invalid',
  OTP_EXPIRED: 'expired',
  OTP_LOCKED: 'locked',
  MALFORMED_JSON: 'failed',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
  IDEMPOTENCY_MISMATCH: 'failed',
  PAYLOAD_TOO_LARGE: 'failed',
  UNSUPPORTED_MEDIA_TYPE: 'failed',
  RATE_LIMITED: 'failed',
  UNKNOWN_ERROR: 'failed',
  TIMEOUT: 'failed',
  NETWORK_ERROR: 'failed',
}

/** The last attempt, when it is wrong, locks the number: the server says so only when asked once more. */
export function otpProblemOf(error: VerifyOtpMutationError): OtpProblem {
  const { code, attemptsRemaining, retryAfterSeconds = LOCKOUT_SECONDS } = error.body
  const kind = attemptsRemaining === 0 ? 'locked' : KIND[code]
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
