import type { ForgotPasswordMutationError } from '#web/api/generated/auth.ts'

/** What follows when a recovery does not begin, or its code is not sent again. */
export type IdentityOutcome = 'not_found' | 'unverified' | 'locked' | 'over' | 'wait' | 'say_why'

const OUTCOME: Record<ForgotPasswordMutationError['body']['code'], IdentityOutcome> = {
  ACCOUNT_NOT_FOUND: 'not_found',
  VALIDATION_ERROR: 'unverified',
  ACCOUNT_LOCKED: 'locked',
  RECOVERY_EXPIRED: 'over',
  OTP_COOLDOWN: 'wait',
  OTP_SEND_FAILED: 'say_why',
  RATE_LIMITED: 'say_why',
  TIMEOUT: 'say_why',
  NETWORK_ERROR: 'say_why',
  IDEMPOTENCY_IN_FLIGHT: 'say_why',
  IDEMPOTENCY_MISMATCH: 'say_why',
  MALFORMED_JSON: 'say_why',
  PAYLOAD_TOO_LARGE: 'say_why',
  UNSUPPORTED_MEDIA_TYPE: 'say_why',
  UNKNOWN_ERROR: 'say_why',
}

export function identityOutcomeOf({ body }: ForgotPasswordMutationError): IdentityOutcome {
  return OUTCOME[body.code] ?? 'say_why'
}
