import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { LoginStarted } from '#web/api/generated/model/index.ts'

/** When the code on its way ends, and when another can be asked for, in milliseconds since 1970. */
export interface CodeMoments {
  expiresAt: number
  resendAt: number
}

export function momentsOf(
  { expiresAt, resendAfterSeconds = OTP_RESEND_SECONDS }: LoginStarted,
  now: number,
): CodeMoments {
  return {
    expiresAt: expiresAt ? Date.parse(expiresAt) : now + OTP_LIFETIME_SECONDS * 1000,
    resendAt: now + resendAfterSeconds * 1000,
  }
}
