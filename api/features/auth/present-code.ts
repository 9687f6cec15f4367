import type { Deps } from '#api/deps.ts'
import { LOCKOUT_FAILURES, OTP_RESEND_SECONDS } from '#domain/constants.ts'

interface PresentedCode {
  expiresAt: Date
  /** The code. It is unknown if it was sent before. */
  code?: string
  resendAfterSeconds?: number
}

/** The response after a code was sent. Only the sandbox includes the code. */
export const presentCode = (
  { sandbox }: Deps,
  { code, expiresAt, resendAfterSeconds = OTP_RESEND_SECONDS }: PresentedCode,
) => ({
  message: 'Verification code sent',
  expiresAt: expiresAt.toISOString(),
  resendAfterSeconds,
  attemptsAllowed: LOCKOUT_FAILURES,
  ...(sandbox && code !== undefined && { otpCode: code }),
})
