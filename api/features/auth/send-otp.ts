import type { SendOtpRequestOutput } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { accountOfPhone } from '#api/people/accounts/find-account.ts'
import { sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import {
  JOINS_TEAM,
  selfServiceType,
  signUpCode,
  signUpContext,
  signUpContextOf,
  signUpGuesses,
} from './sign-up-code.ts'

/** Sends the sign-up code to a phone that has no account yet. */
export async function sendOtp(deps: Deps, request: SendOtpRequestOutput) {
  const { phoneNumber: phone, businessType, alternativeScreen, joinsTeam, locale = 'en' } = request
  const type = selfServiceType(businessType)
  if (!type && !joinsTeam) throw new PlinkError('BUSINESS_TYPE_NOT_SUPPORTED')
  if (await accountOfPhone(deps.db, phone)) throw new PlinkError('PHONE_DUPLICATE')
  // The context does not depend on an invitation: a caller without the phone must not learn whether one exists.
  const context = joinsTeam || !type ? JOINS_TEAM : signUpContext(type, alternativeScreen)
  const guesses = signUpGuesses(phone)
  const { code, expiresAt } = await sendCode(deps, { ...signUpCode(phone), phone, reader: locale, context, guesses })
  return {
    success: true as const,
    message: 'Verification code sent',
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds: OTP_RESEND_SECONDS,
    attemptsAllowed: signUpContextOf(context).attemptsAllowed,
    ...(deps.sandbox && { otpCode: code, testOTP: code }),
  }
}
