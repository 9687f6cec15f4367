import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { LoginStarted } from '#web/api/generated/plinkAPI.schemas.ts'

/** When the code expires and when it can be resent, in milliseconds since 1970. */
export interface CodeTimes {
  expiresAt: number
  resendAt: number
}

export function codeTimesOf(
  { expiresAt, resendAfterSeconds = OTP_RESEND_SECONDS }: LoginStarted,
  now: number,
): CodeTimes {
  return {
    expiresAt: expiresAt ? Date.parse(expiresAt) : now + OTP_LIFETIME_SECONDS * 1000,
    resendAt: now + resendAfterSeconds * 1000,
  }
}
