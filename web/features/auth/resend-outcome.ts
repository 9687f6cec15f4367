import type { SendOtpMutationError } from '#web/api/generated/auth.ts'

/** What follows when another code is not sent. */
export type ResendOutcome = 'registered' | 'wait' | 'locked' | 'say_why' | 'failed'

const OUTCOME: Record<SendOtpMutationError['body']['code'], ResendOutcome> = {
  PHONE_DUPLICATE: 'registered',
  OTP_COOLDOWN: 'wait',
  OTP_LOCKED: 'locked',
  RATE_LIMITED: 'say_why',
  BUSINESS_TYPE_NOT_SUPPORTED: 'say_why',
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

export function resendOutcomeOf({ body }: SendOtpMutationError): ResendOutcome {
  return OUTCOME[body.code]
}
