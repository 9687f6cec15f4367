import type { ResetPasswordMutationError } from '#web/api/generated/auth.ts'

/** What follows when the password is not reset. */
export type ResetOutcome = 'code' | 'password' | 'locked' | 'say_why' | 'failed'

const OUTCOME: Record<ResetPasswordMutationError['body']['code'], ResetOutcome> = {
  RESET_INVALID: 'code',
  VALIDATION_ERROR: 'code',
  ACCOUNT_LOCKED: 'locked',
  RATE_LIMITED: 'say_why',
  SERVER_BUSY: 'say_why',
  NETWORK_ERROR: 'failed',
  TIMEOUT: 'failed',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
  IDEMPOTENCY_MISMATCH: 'failed',
  MALFORMED_JSON: 'failed',
  PAYLOAD_TOO_LARGE: 'failed',
  UNSUPPORTED_MEDIA_TYPE: 'failed',
  UNKNOWN_ERROR: 'failed',
}

/** A request that is not valid for another reason than its password has a token or a code that never was one. */
export function resetOutcomeOf({ body }: ResetPasswordMutationError): ResetOutcome {
  if (body.code === 'VALIDATION_ERROR' && body.fields?.newPassword) return 'password'
  return OUTCOME[body.code] ?? 'failed'
}
