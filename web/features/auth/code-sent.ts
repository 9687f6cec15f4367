import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { BusinessType } from '#domain/onboarding.ts'
import { phoneToE164 } from '#domain/phone.ts'
import type { OtpSent, SendOtpRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import type { CodeSent, OnboardingData } from '#web/sign-up/onboarding-data.ts'

/** The sign-up for which a code is requested. */
export interface CodeFor {
  phone: string
  businessType: BusinessType
  /** Whether the person joins the team of a business. The type then makes no difference. */
  joins?: boolean
}

export const otpRequest = ({ phone, businessType, joins }: CodeFor): SendOtpRequest => ({
  phoneNumber: phoneToE164(phone),
  ...(joins ? { joinsTeam: true } : { businessType }),
})

export function codeSent({ phone, businessType, joins }: CodeFor, response: OtpSent, now: number): CodeSent {
  const resendAt = now + response.resendAfterSeconds * 1000
  return { phone, businessType, joins, expiresAt: Date.parse(response.expiresAt), resendAt }
}

/** The code that was sent for the current phone and business type. */
export function pendingCode({ codeSent, phone, businessType, joins = false }: OnboardingData): CodeSent | undefined {
  if (codeSent?.phone !== phone || (codeSent?.joins ?? false) !== joins) return undefined
  return joins || codeSent?.businessType === businessType ? codeSent : undefined
}

/**
 * The server refuses another code because it has just sent one, which is still valid. The response to that one may have
 * been lost, so missing times are derived from the wait. Returns undefined if the code was sent for another business
 * type, because it would start the wrong kind of sign-up.
 */
export function earlierCode(
  { phone, businessType, joins }: CodeFor,
  earlier: CodeSent | undefined,
  waitSeconds: number,
  now: number,
): CodeSent | undefined {
  const resendAt = now + waitSeconds * 1000
  const earlierOfPhone = earlier?.phone === phone ? earlier : undefined
  if (
    earlierOfPhone &&
    (earlierOfPhone.businessType !== businessType || (earlierOfPhone.joins ?? false) !== (joins ?? false))
  )
    return undefined
  const sentAt = resendAt - OTP_RESEND_SECONDS * 1000
  return {
    phone,
    businessType,
    joins,
    expiresAt: earlierOfPhone?.expiresAt ?? sentAt + OTP_LIFETIME_SECONDS * 1000,
    resendAt,
  }
}

/** Returns the state after too many wrong codes: the server accepts no code for this number until the lock expires. */
export function lockedCode(request: CodeFor, sentCode: CodeSent | undefined, seconds: number, now: number): CodeSent {
  return { expiresAt: now, resendAt: now, ...sentCode, ...request, lockedUntil: now + seconds * 1000 }
}
