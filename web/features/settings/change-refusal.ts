import type { ChangePasswordMutationError } from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** The place of an error in the form. */
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
 * The form has already checked its rules. If the server still refuses the new password, it is too common. If it refuses the format of the
 * current password, that is too long to be right.
 */
export function changeRefusalOf(error: ChangePasswordMutationError): ChangeRefusal {
  const { body } = error
  if (body.code === 'VALIDATION_ERROR' && body.fields?.currentPassword) return 'current'
  return placeOf(error)
}
