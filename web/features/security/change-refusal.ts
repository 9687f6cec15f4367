import type { ChangePasswordMutationError } from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** Where a refusal to change the password is shown. */
export type ChangeRefusal = 'current' | 'password' | 'form'

const placeOf = outcomes<ChangePasswordMutationError, ChangeRefusal>(
  {
    PASSWORD_WRONG: 'current',
    VALIDATION_ERROR: 'password',
    ACCOUNT_LOCKED: 'form',
    RATE_LIMITED: 'form',
    SERVER_BUSY: 'form',
    UNAUTHENTICATED: 'form',
  },
  'form',
)

/**
 * The form has checked every rule that it knows: a new password that the server refuses is too easy to guess, and a current one
 * is too long to be anybody's.
 */
export function changeRefusalOf(error: ChangePasswordMutationError): ChangeRefusal {
  const { body } = error
  if (body.code === 'VALIDATION_ERROR' && body.fields?.currentPassword) return 'current'
  return placeOf(error)
}
