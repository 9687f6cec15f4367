import type { oneTimeCode as en } from '../en/one-time-code.ts'

export const oneTimeCode: typeof en = {
  label: 'رمز التحقق',
  incomplete: 'يرجى إدخال الأرقام الستة كاملة.',
  invalid: 'رمز التحقق غير صحيح. يرجى المحاولة مرة أخرى.',
  expired: 'انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.',
  expiresIn: 'تنتهي صلاحية الرمز خلال',
  verify: 'تحقق',
  verifying: 'جارٍ التحقق…',
  resend: 'إعادة الإرسال',
  resending: 'جارٍ إرسال رمز جديد…',
  resendIn: 'يمكنك طلب رمز جديد خلال',
  resent: 'أرسلنا رمزًا جديدًا، ولم تعد الرموز السابقة صالحة.',
  testCode: 'رمز الاختبار',
}
