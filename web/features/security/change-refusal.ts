import type { ChangePasswordMutationError } from '#web/api/generated/auth.ts'

/** Where a refusal to change the password is shown. */
export type ChangeRefusal = 'current' | 'password' | 'form'

const PLACE: Record<ChangePasswordMutationError['body']['code'], ChangeRefusal> = {
  PASSWORD_WRONG: 'current',
  VALIDATION_ERROR: 'password',
  ACCOUNT_LOCKED: 'form',
  IDEMPOTENCY_IN_FLIGHT: 'form',
  IDEMPOTENCY_MISMATCH: 'form',
  MALFORMED_JSON: 'form',
  NETWORK_ERROR: 'form',
  PAYLOAD_TOO_LARGE: 'form',
  RATE_LIMITED: 'form',
  SERVER_BUSY: 'form',
  TIMEOUT: 'form',
  UNAUTHENTICATED: 'form',
  UNKNOWN_ERROR: 'form',
  UNSUPPORTED_MEDIA_TYPE: 'form',
}

/**
 * The form has checked every rule that it knows: a new password that the server refuses is too easy to guess, and a current one
 * is too long to be anybody's.
 */
export function changeRefusalOf({ body }: ChangePasswordMutationError): ChangeRefusal {
  if (body.code === 'VALIDATION_ERROR' && body.fields?.currentPassword) return 'current'
  return PLACE[body.code] ?? 'form'
}
