import type {
  LoginWithPasswordMutationError,
  ResendLoginOtpMutationError,
  VerifyLoginOtpMutationError,
} from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** What the screen makes of a sign-in that was refused. */
export type LoginProblem = 'locked' | 'credentials' | 'unreachable' | 'say_why' | 'failed'

/** A refusal with 403 means what one with 401 does. */
export const loginProblemOf = (error: LoginWithPasswordMutationError): LoginProblem =>
  error.status === 403 ? 'credentials' : problemOfCode(error)

const problemOfCode = outcomes<LoginWithPasswordMutationError, LoginProblem>(
  {
    ACCOUNT_LOCKED: 'locked',
    INVALID_CREDENTIALS: 'credentials',
    // Too long to be anybody's.
    VALIDATION_ERROR: 'credentials',
    NETWORK_ERROR: 'unreachable',
    TIMEOUT: 'say_why',
    OTP_COOLDOWN: 'say_why',
    RATE_LIMITED: 'say_why',
    OTP_SEND_FAILED: 'say_why',
    SERVER_BUSY: 'say_why',
  },
  'failed',
)

/** So few that the person should know before the next try. */
const FEW_ATTEMPTS = 2

/** How many tries to speak of; undefined while there are plenty. */
export function fewAttemptsLeft({ body }: LoginWithPasswordMutationError): number | undefined {
  const { attemptsRemaining } = body
  return attemptsRemaining !== undefined && attemptsRemaining <= FEW_ATTEMPTS ? attemptsRemaining : undefined
}

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
