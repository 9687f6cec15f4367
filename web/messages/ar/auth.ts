import type { auth as en } from '../en/auth.ts'

export const auth: typeof en = {
  phoneTitle: 'إنشاء حساب',
  phoneLead: 'سنرسل رمزًا إلى هذا الرقم، وبه ستسجّل دخولك لاحقًا.',
  phoneLabel: 'رقم الجوال',
  phoneHelp: 'يجب أن يبدأ بـ 05 وأن يتكوّن من 10 أرقام تمامًا',
  phoneProblems: {
    required: 'رقم الجوال مطلوب',
    length: 'يجب أن يتكوّن رقم الجوال من 10 أرقام تمامًا',
    prefix: 'يجب أن يبدأ رقم الجوال بـ 05',
    operator: 'مشغّل الاتصالات غير صحيح',
  },
  sendingCode: 'جارٍ إرسال الرمز…',
  verifyAgainTitle: 'يرجى التحقق من رقم جوالك من جديد',
  verifyAgainText: 'نطلب ذلك بعد مدة حفاظًا على أمانك. ما أدخلته من بيانات ما زال محفوظًا هنا.',
  alreadyRegisteredTitle: 'مسجّل من قبل',
  alreadyRegisteredText: 'رقم الجوال هذا مسجّل من قبل',
  goToLogin: 'الانتقال إلى تسجيل الدخول',

  otpTitle: 'أدخل رمز التحقق',
  otpSentTo: 'أرسلنا رمزًا من 6 أرقام في رسالة نصية إلى',
  otpAskFor: 'اضغط على «إعادة الإرسال» لنرسل رمزًا من 6 أرقام في رسالة نصية إلى',
  resendFailed: 'تعذّرت إعادة إرسال الرمز. يرجى المحاولة مرة أخرى.',
  changeNumber: 'تغيير رقم الجوال؟',
  lockedTitle: 'رموز خاطئة كثيرة',
  lockedText: 'حمايةً لرقمك، لا تُقبل الرموز حاليًا. يمكنك طلب رمز جديد خلال',
}
