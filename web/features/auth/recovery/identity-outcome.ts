import type { ForgotPasswordMutationError } from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** The reaction of the screen when a recovery does not start or its code is not resent. */
export type IdentityOutcome = 'not_found' | 'unverified' | 'locked' | 'over' | 'wait' | 'say_why'

export const identityOutcomeOf = outcomes<ForgotPasswordMutationError, IdentityOutcome>(
  {
    ACCOUNT_NOT_FOUND: 'not_found',
    VALIDATION_ERROR: 'unverified',
    ACCOUNT_LOCKED: 'locked',
    RECOVERY_EXPIRED: 'over',
    OTP_COOLDOWN: 'wait',
    OTP_SEND_FAILED: 'say_why',
    RATE_LIMITED: 'say_why',
  },
  'say_why',
)
