import type { LoginWithPasswordMutationError } from '#web/api/generated/auth.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** What the screen makes of a sign-in that was refused. */
export type LoginProblem = 'locked' | 'credentials' | 'unreachable' | 'say_why' | 'failed'

export const loginProblemOf = outcomes<LoginWithPasswordMutationError, LoginProblem>(
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
