import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { BusinessType } from '#domain/onboarding.ts'
import type { OtpSent } from '#web/api/generated/model/index.ts'
import type { CodeSent, OnboardingData } from '#web/sign-up/onboarding-data.ts'

/** For which answers a code is asked. */
export interface CodeFor {
  phone: string
  businessType: BusinessType
}

export function codeSent({ phone, businessType }: CodeFor, answer: OtpSent, now: number): CodeSent {
  const resendAt = now + answer.resendAfterSeconds * 1000
  return { phone, businessType, expiresAt: Date.parse(answer.expiresAt), resendAt }
}

/** The code that is on its way for the answers as they are now. */
export function pendingCode({ codeSent, phone, businessType }: OnboardingData): CodeSent | undefined {
  return codeSent?.phone === phone && codeSent?.businessType === businessType ? codeSent : undefined
}

/**
 * The server refuses another code because one has just been sent: that one is still good. Its answer may have been lost,
 * so what is not remembered is worked out from the wait. Undefined when that code was asked for another type of business
 * and would open the wrong kind of sign-up.
 */
export function earlierCode(
  { phone, businessType }: CodeFor,
  remembered: CodeSent | undefined,
  waitSeconds: number,
  now: number,
): CodeSent | undefined {
  const resendAt = now + waitSeconds * 1000
  const known = remembered?.phone === phone ? remembered : undefined
  if (known && known.businessType !== businessType) return undefined
  const sentAt = resendAt - OTP_RESEND_SECONDS * 1000
  return { phone, businessType, expiresAt: known?.expiresAt ?? sentAt + OTP_LIFETIME_SECONDS * 1000, resendAt }
}

/** Too many wrong codes: neither this code nor another is taken for a while. */
export function lockedCode(asked: CodeFor, sent: CodeSent | undefined, seconds: number, now: number): CodeSent {
  return { expiresAt: now, resendAt: now, ...sent, ...asked, lockedUntil: now + seconds * 1000 }
}
