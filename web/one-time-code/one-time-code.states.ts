import type { Catalogue } from '#web/messages/catalogue.ts'
import { oneTimeCode } from '#web/messages/sign-in/one-time-code.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { page } from '#web/mock/control.ts'
import type { InBoth, ResponseTexts } from '#web/mock/screen-texts.ts'
import type { CodeTexts } from './code-texts.ts'

/** What every screen has that asks for a code. */
export const codeControls = (texts: Catalogue<CodeTexts>) => ({
  boxes: page.find('group', texts, t => t.label),
  error: page.selector('#otp-error'),
  verify: page.button(texts, t => t.verify),
  resend: page.button(texts, t => t.resend),
})

/** Of a sign-up, a sign-in, and a recovery. */
export const signUpCode = codeControls(oneTimeCode)
/** Of what a signed-in customer confirms. */
export const walletCode = codeControls(walletOtp)

/** Of the codes that confirm a payment or a beneficiary. */
export const codeTitle: InBoth = ['Mobile Number / OTP Verification', 'رقم الجوال / التحقق بالرمز']
export const codeLabels: readonly InBoth[] = [
  ['We sent a 6-digit code by SMS to +966 5•• ••• 678', 'أرسلنا رمزًا من 6 أرقام في رسالة نصية إلى +966 5•• ••• 678'],
  ['Generated OTP for testing 482913 Verification code', 'رمز مُنشأ للاختبار 482913 رمز التحقق'],
  ['The code expires in', 'تنتهي صلاحية الرمز خلال'],
  ['Verify Resend', 'تحقق إعادة الإرسال'],
]
export const verifying: ResponseTexts = {
  wrong_code: ['The code you entered is incorrect. 4 attempts left.', 'الرمز الذي أدخلته غير صحيح. بقيت 4 محاولات.'],
  VALIDATION_ERROR: ['The code you entered is incorrect.', 'الرمز الذي أدخلته غير صحيح.'],
  UNKNOWN_ERROR: [
    'Failed to verify OTP. Please try again. Support reference: 0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
    'تعذّر التحقق من الرمز. يرجى المحاولة مرة أخرى. الرقم المرجعي للدعم: 0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  ],
  loading: ['Verifying...', 'جارٍ التحقق…'],
}
export const resending: ResponseTexts = {
  success: ['We sent a new code. Earlier codes no longer work.', 'أرسلنا رمزًا جديدًا، ولم تعد الرموز السابقة صالحة.'],
  OTP_COOLDOWN: ['Resend in', 'إعادة الإرسال خلال'],
  loading: ['Sending...', 'جارٍ الإرسال…'],
}
