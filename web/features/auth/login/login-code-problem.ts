import type { ResendLoginOtpMutationError, VerifyLoginOtpMutationError } from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** `over`: no sign-in of this browser waits for a code any more. */
export const verifyProblemOf = outcomes<
  VerifyLoginOtpMutationError,
  'invalid' | 'expired' | 'over' | 'locked' | 'failed'
>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    LOGIN_EXPIRED: 'over',
    ACCOUNT_LOCKED: 'locked',
    CALL_FAILED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

export const resendProblemOf = outcomes<ResendLoginOtpMutationError, 'wait' | 'over' | 'locked' | 'say_why' | 'failed'>(
  {
    OTP_COOLDOWN: 'wait',
    LOGIN_EXPIRED: 'over',
    ACCOUNT_LOCKED: 'locked',
    RATE_LIMITED: 'say_why',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)
