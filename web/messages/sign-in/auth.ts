import type { PhoneProblem } from '#domain/phone.ts'
import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  phoneTitle: 'Sign Up',
  phoneLead: 'We will send a code to this number. You will also use it to sign in.',
  joinTitle: 'Join a team',
  joinLead: 'Enter the phone number that the business has invited. We will send a code to it.',
  phoneLabel: 'Phone number',
  phoneHelp: 'Must start with 05 and be exactly 10 digits',
  phoneProblems: {
    required: 'Phone number is required',
    length: 'Phone number must be exactly 10 digits',
    prefix: 'Phone number must start with 05',
    operator: 'Invalid Saudi mobile operator',
  } satisfies Record<PhoneProblem, string>,
  sendingCode: 'Sending the code…',
  consent: ['By continuing, you accept the', 'terms', 'and confirm that you have read the', 'privacy notice'],
  verifyAgainTitle: 'Please verify your phone again',
  verifyAgainText: 'For your security, we ask for this after a while. Your answers are still here.',
  alreadyRegisteredTitle: 'Already Registered',
  alreadyRegisteredText: 'This phone number is already registered',
  alreadyRegisteredHelp: 'If the account is yours, sign in or reset your password. If it is not, contact support.',
  goToLogin: 'Go to Login',

  otpTitle: 'Enter Verification Code',
  otpSentTo: 'We sent a 6-digit code by SMS to',
  otpAskFor: 'Press Resend to get a 6-digit code by SMS at',
  resendFailed: 'Failed to resend code. Please try again.',
  changeNumber: 'Change Mobile Number?',
  lockedHeading: 'Verification is paused',
  lockedTitle: 'Too many wrong codes',
  lockedText: 'To protect your number, codes are not accepted for now. You can ask for a new one in',
}

const ar: typeof en = {
  phoneTitle: 'إنشاء حساب',
  phoneLead: 'سنرسل رمزًا إلى هذا الرقم، وستستخدم الرقم نفسه لتسجيل الدخول.',
  joinTitle: 'الانضمام إلى فريق',
  joinLead: 'أدخل رقم الجوال الذي دعته المنشأة، وسنرسل رمزًا إليه.',
  phoneLabel: 'رقم الجوال',
  phoneHelp: 'يجب أن يبدأ بـ 05 وأن يتكوّن من 10 أرقام تمامًا',
  phoneProblems: {
    required: 'رقم الجوال مطلوب',
    length: 'يجب أن يتكوّن رقم الجوال من 10 أرقام تمامًا',
    prefix: 'يجب أن يبدأ رقم الجوال بـ 05',
    operator: 'مشغّل الاتصالات غير صحيح',
  },
  sendingCode: 'جارٍ إرسال الرمز…',
  consent: ['بالمتابعة، فإنك توافق على', 'الشروط والأحكام', 'وتقرّ بأنك اطّلعت على', 'إشعار الخصوصية'],
  verifyAgainTitle: 'يرجى التحقق من رقم جوالك من جديد',
  verifyAgainText: 'نطلب ذلك بعد مدة حفاظًا على أمانك. ما أدخلته من بيانات ما زال محفوظًا هنا.',
  alreadyRegisteredTitle: 'مسجّل من قبل',
  alreadyRegisteredText: 'رقم الجوال هذا مسجّل من قبل',
  alreadyRegisteredHelp: 'إذا كان الحساب لك فسجّل الدخول أو أعد تعيين كلمة المرور، وإلا فتواصل مع الدعم.',
  goToLogin: 'الانتقال إلى تسجيل الدخول',

  otpTitle: 'أدخل رمز التحقق',
  otpSentTo: 'أرسلنا رمزًا من 6 أرقام في رسالة نصية إلى',
  otpAskFor: 'اضغط على «إعادة الإرسال» لنرسل رمزًا من 6 أرقام في رسالة نصية إلى',
  resendFailed: 'تعذّرت إعادة إرسال الرمز. يرجى المحاولة مرة أخرى.',
  changeNumber: 'تغيير رقم الجوال؟',
  lockedHeading: 'التحقق متوقف مؤقتًا',
  lockedTitle: 'رموز خاطئة كثيرة',
  lockedText: 'حمايةً لرقمك، لا تُقبل الرموز حاليًا. يمكنك طلب رمز جديد خلال',
}

export const auth = catalogue(en, ar)
