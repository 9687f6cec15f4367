import type { ResendLoginOtpMutationError, VerifyLoginOtpMutationError } from '#web/api/generated/auth.ts'

type VerifyCode = VerifyLoginOtpMutationError['body']['code']
type ResendCode = ResendLoginOtpMutationError['body']['code']

/** `over`: no sign-in of this browser waits for a code any more. */
const VERIFY: Record<VerifyCode, 'invalid' | 'expired' | 'over' | 'locked' | 'failed'> = {
  VALIDATION_ERROR: 'invalid',
  OTP_EXPIRED: 'expired',
  LOGIN_EXPIRED: 'over',
  ACCOUNT_LOCKED: 'locked',
  CALL_FAILED: 'failed',
  RATE_LIMITED: 'failed',
  MALFORMED_JSON: 'failed',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
  IDEMPOTENCY_MISMATCH: 'failed',
  PAYLOAD_TOO_LARGE: 'failed',
  UNSUPPORTED_MEDIA_TYPE: 'failed',
  UNKNOWN_ERROR: 'failed',
  TIMEOUT: 'failed',
  NETWORK_ERROR: 'failed',
}

const RESEND: Record<ResendCode, 'wait' | 'over' | 'locked' | 'say_why' | 'failed'> = {
  OTP_COOLDOWN: 'wait',
  LOGIN_EXPIRED: 'over',
  ACCOUNT_LOCKED: 'locked',
  RATE_LIMITED: 'say_why',
  OTP_SEND_FAILED: 'failed',
  VALIDATION_ERROR: 'failed',
  MALFORMED_JSON: 'failed',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
  IDEMPOTENCY_MISMATCH: 'failed',
  PAYLOAD_TOO_LARGE: 'failed',
  UNSUPPORTED_MEDIA_TYPE: 'failed',
  UNKNOWN_ERROR: 'failed',
  TIMEOUT: 'failed',
  NETWORK_ERROR: 'failed',
}

export const verifyProblemOf = ({ body }: VerifyLoginOtpMutationError) => VERIFY[body.code] ?? 'failed'

export const resendProblemOf = ({ body }: ResendLoginOtpMutationError) => RESEND[body.code] ?? 'failed'
