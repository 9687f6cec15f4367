import { OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { ANY_CODE } from '../memory.ts'

/** A code that was sent just now, as pages hand it to each other; another can be asked for at once. */
export const sentNow = () => ({
  otpCode: ANY_CODE,
  expiresAt: Date.now() + OTP_LIFETIME_SECONDS * 1000,
  resendAt: Date.now(),
})
