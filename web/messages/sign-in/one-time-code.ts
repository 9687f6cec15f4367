import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  label: 'Verification code',
  incomplete: 'Please enter all 6 digits.',
  invalid: 'Invalid verification code. Please try again.',
  expired: 'Verification code has expired. Please request a new one.',
  failed: 'Failed to verify OTP. Please try again.',
  expiresIn: 'The code expires in',
  verify: 'Verify',
  verifying: 'Verifying…',
  resend: 'Resend',
  resending: 'Sending a new code…',
  resendIn: 'You can request a new code in',
  resent: 'We sent a new code. Earlier codes no longer work.',
}

const ar: typeof en = {
  label: 'رمز التحقق',
  incomplete: 'يرجى إدخال الأرقام الستة كاملة.',
  invalid: 'رمز التحقق غير صحيح. يرجى المحاولة مرة أخرى.',
  expired: 'انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.',
  failed: 'تعذّر التحقق من الرمز. يرجى المحاولة مرة أخرى.',
  expiresIn: 'تنتهي صلاحية الرمز خلال',
  verify: 'تحقق',
  verifying: 'جارٍ التحقق…',
  resend: 'إعادة الإرسال',
  resending: 'جارٍ إرسال رمز جديد…',
  resendIn: 'يمكنك طلب رمز جديد خلال',
  resent: 'أرسلنا رمزًا جديدًا، ولم تعد الرموز السابقة صالحة.',
}

export const oneTimeCode = catalogue(en, ar)
