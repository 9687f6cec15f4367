import type {
  ConfirmWalletActionMutationError,
  ResendWalletActionCodeMutationError,
} from '#web/api/generated/wallet.ts'
import { outcomes } from '#web/api/outcomes.ts'
import type { ConfirmOutcome, ResendOutcome } from './use-confirm-code.ts'

export const confirmOutcomeOf = outcomes<ConfirmWalletActionMutationError, ConfirmOutcome>(
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

export const resendOutcomeOf = outcomes<ResendWalletActionCodeMutationError, ResendOutcome>(
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
