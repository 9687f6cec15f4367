import type {
  ConfirmWalletActionMutationError,
  ResendWalletActionCodeMutationError,
} from '#web/api/generated/wallet.ts'

type ConfirmCode = ConfirmWalletActionMutationError['body']['code']
type ResendCode = ResendWalletActionCodeMutationError['body']['code']

/** `over`: this change cannot be made any more, whatever the code. */
const CONFIRM: Record<ConfirmCode, 'invalid' | 'expired' | 'locked' | 'over' | 'failed'> = {
  VALIDATION_ERROR: 'invalid',
  OTP_EXPIRED: 'expired',
  OTP_LOCKED: 'locked',
  ACTION_EXPIRED: 'over',
  ACTION_NOT_FOUND: 'over',
  WALLET_NOT_FOUND: 'over',
  WALLET_STATUS_UNCHANGED: 'over',
  SUB_WALLET_LIMIT_REACHED: 'over',
  UNAUTHENTICATED: 'failed',
  RATE_LIMITED: 'failed',
  MALFORMED_JSON: 'failed',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
  IDEMPOTENCY_MISMATCH: 'failed',
  PAYLOAD_TOO_LARGE: 'failed',
  UNSUPPORTED_MEDIA_TYPE: 'failed',
  UNKNOWN_ERROR: 'failed',
  TIMEOUT: 'failed',
  NETWORK_ERROR: 'failed',
}

const RESEND: Record<ResendCode, 'wait' | 'locked' | 'over' | 'failed'> = {
  OTP_COOLDOWN: 'wait',
  OTP_LOCKED: 'locked',
  ACTION_EXPIRED: 'over',
  ACTION_NOT_FOUND: 'over',
  WALLET_NOT_FOUND: 'over',
  UNAUTHENTICATED: 'failed',
  RATE_LIMITED: 'failed',
  OTP_SEND_FAILED: 'failed',
  VALIDATION_ERROR: 'failed',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
  IDEMPOTENCY_MISMATCH: 'failed',
  UNKNOWN_ERROR: 'failed',
  TIMEOUT: 'failed',
  NETWORK_ERROR: 'failed',
}

/** A wrong code with no try left locks as the next one would. */
export function confirmProblemOf({ body }: ConfirmWalletActionMutationError) {
  return body.attemptsRemaining === 0 ? 'locked' : (CONFIRM[body.code] ?? 'failed')
}

export const resendProblemOf = ({ body }: ResendWalletActionCodeMutationError) => RESEND[body.code] ?? 'failed'
