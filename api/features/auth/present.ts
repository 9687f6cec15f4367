import type { Tokens } from '#api/contract/generated/schemas.ts'
import type { SentCode } from '#api/one-time-codes/one-time-code.ts'
import { LOCKOUT_FAILURES, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { SignedIn } from './session.service.ts'

/** @param shown whether the sandbox answers the code */
export const presentCode = ({ code, expiresAt }: SentCode, shown: boolean) => ({
  message: 'Verification code sent',
  expiresAt: expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: LOCKOUT_FAILURES,
  ...(shown && { otpCode: code }),
})

export const presentTokens = (signedIn: SignedIn): Tokens => ({
  userId: signedIn.accountId,
  nextStep: signedIn.nextStep,
  accessToken: signedIn.accessToken,
  accessTokenExpiresAt: signedIn.accessTokenExpiresAt.toISOString(),
  refreshToken: signedIn.refreshToken,
  refreshTokenExpiresAt: signedIn.refreshTokenExpiresAt.toISOString(),
})
