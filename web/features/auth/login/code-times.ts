import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { LoginStarted } from '#web/api/generated/model/index.ts'
import type { LoginOtpState } from './login-location-state.ts'

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

/** The server counts in whole seconds. */
const SAME_MOMENT_MILLISECONDS = 2000

/**
 * The server refuses another code because it has just sent one, which is still valid. If that is not the stored one, the
 * stored test code is void.
 */
export function earlierCode(sent: LoginOtpState, waitSeconds: number, now: number): LoginOtpState {
  const resendAt = now + waitSeconds * 1000
  if (Math.abs(resendAt - (sent.resendAt ?? 0)) < SAME_MOMENT_MILLISECONDS) return sent
  const expiresAt = resendAt + (OTP_LIFETIME_SECONDS - OTP_RESEND_SECONDS) * 1000
  return { ...sent, otpCode: undefined, expiresAt, resendAt }
}
