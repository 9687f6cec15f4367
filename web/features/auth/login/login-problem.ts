import type {
  LoginWithPasswordMutationError,
  ResendLoginOtpMutationError,
  VerifyLoginOtpMutationError,
} from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { isLockMessage } from '../account-lock.ts'

/** The problem that the screen shows for a refused sign-in. */
export type LoginProblem = 'locked' | 'credentials' | 'unreachable' | 'say_why' | 'failed'

/** A lock that only the message mentions counts like one with its own code. A 403 means the same as a 401. */
export function loginProblemOf(error: LoginWithPasswordMutationError): LoginProblem {
  if (isLockMessage(error.body.error)) return 'locked'
  if (error.status === 401 || error.status === 403) return 'credentials'
  return hasNoMessage(error) ? 'failed' : problemOfCode(error)
}

/** Whether the response comes from another server. Ours gives every error an id. */
const hasNoMessage = ({ body }: LoginWithPasswordMutationError): boolean =>
  body.code === 'UNKNOWN_ERROR' && body.requestId === ''

const problemOfCode = outcomes<LoginWithPasswordMutationError, LoginProblem>(
  {
    ACCOUNT_LOCKED: 'locked',
    INVALID_CREDENTIALS: 'credentials',
    // The identifier or the password is too long to be anybody's.
    VALIDATION_ERROR: 'credentials',
    NETWORK_ERROR: 'unreachable',
    TIMEOUT: 'say_why',
    OTP_COOLDOWN: 'say_why',
    RATE_LIMITED: 'say_why',
    OTP_SEND_FAILED: 'say_why',
    SERVER_BUSY: 'say_why',
  },
  'say_why',
)

/** The screen warns when no more attempts than this are left. */
const FEW_ATTEMPTS = 2

/** The number of attempts to report. Undefined while there are plenty. */
export function fewAttemptsLeft({ body }: LoginWithPasswordMutationError): number | undefined {
  const { attemptsRemaining } = body
  return attemptsRemaining !== undefined && attemptsRemaining <= FEW_ATTEMPTS ? attemptsRemaining : undefined
}

/** `over`: the sign-in no longer waits for a code. */
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
