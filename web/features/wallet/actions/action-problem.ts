import type {
  ConfirmWalletActionMutationError,
  ResendWalletActionCodeMutationError,
} from '#web/api/generated/wallet.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** `over`: this change cannot be made any more, whatever the code. */
const confirmOutcomeOf = outcomes<
  ConfirmWalletActionMutationError,
  'invalid' | 'expired' | 'locked' | 'over' | 'failed'
>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    ACTION_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    WALLET_FROZEN: 'over',
    WALLET_STATUS_UNCHANGED: 'over',
    SUB_WALLET_LIMIT_REACHED: 'over',
    UNAUTHENTICATED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

export const resendProblemOf = outcomes<ResendWalletActionCodeMutationError, 'wait' | 'locked' | 'over' | 'failed'>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    ACTION_NOT_FOUND: 'over',
    WALLET_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)

/** A wrong code with no try left locks as the next one would. */
export function confirmProblemOf(error: ConfirmWalletActionMutationError) {
  return error.body.attemptsRemaining === 0 ? 'locked' : confirmOutcomeOf(error)
}
