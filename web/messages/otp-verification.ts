import { otpVerification as ar } from './ar/otp-verification.ts'
import { catalogue } from './catalogue.ts'
import { otpVerification as en } from './en/otp-verification.ts'

export const otpVerification = catalogue(en, ar)
