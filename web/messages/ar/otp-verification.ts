import type { otpVerification as en } from '../en/otp-verification.ts'

export const otpVerification: typeof en = {
  title: 'التحقق من رقم جوالك',
  sentTo: 'أدخل الرمز المكوّن من 6 أرقام الذي أرسلناه في رسالة نصية إلى',
  blockedTitle: 'الحساب محظور',
  blockedText: 'تم حظر حسابك. يرجى التسجيل من جديد لمتابعة استخدام التطبيق.',
  close: 'إغلاق',
}
