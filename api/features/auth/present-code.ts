import type { Deps } from '#api/deps.ts'
import type { SentCode } from '#api/one-time-codes/one-time-code.ts'
import { LOCKOUT_FAILURES, OTP_RESEND_SECONDS } from '#domain/constants.ts'

/** The response after a code was sent. Only the sandbox includes the code. */
export const presentCode = ({ sandbox }: Deps, { code, expiresAt }: SentCode) => ({
  message: 'Verification code sent',
  expiresAt: expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: LOCKOUT_FAILURES,
  ...(sandbox && { otpCode: code }),
})
