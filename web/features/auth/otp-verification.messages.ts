import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Verify your phone number',
  sentTo: 'Enter the 6-digit code that we sent by SMS to',
  blockedTitle: 'Account Blocked',
  blockedText: 'Your account has been blocked, please register again to continue using the app.',
  close: 'Close',
}

const ar: typeof en = {
  title: 'التحقق من رقم جوالك',
  sentTo: 'أدخل الرمز المكوّن من 6 أرقام الذي أرسلناه في رسالة نصية إلى',
  blockedTitle: 'الحساب محظور',
  blockedText: 'تم حظر حسابك. يرجى التسجيل من جديد لمتابعة استخدام التطبيق.',
  close: 'إغلاق',
}

export const otpVerification = catalogue(en, ar)
