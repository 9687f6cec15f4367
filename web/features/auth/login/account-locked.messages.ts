import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Account Locked',
  reason: 'Your account has been locked for security reasons.',
  permanent: 'The lock is permanent: only our support team can remove it.',
  tooMany: 'Too many failed login attempts',
  useForgotPassword:
    'If you have forgotten your password, use the Forgot Password option. Setting a new password ends the lock.',
  endsIn: 'Otherwise the lock ends automatically in',
  ended: 'The lock has ended. You can sign in again.',
  resetPassword: 'Reset Password',
  backToLogin: 'Back to Login',
  recovery: {
    title: 'Password Reset Paused',
    lead: 'Signing in with your password still works.',
    tooMany: 'Too many failed attempts',
    endsIn: 'You can reset your password again in',
    ended: 'You can reset your password again now.',
  },
}

const ar: typeof en = {
  title: 'الحساب مقفل',
  reason: 'أُقفل حسابك لأسباب أمنية.',
  permanent: 'القفل دائم، ولا يلغيه إلا فريق الدعم.',
  tooMany: 'محاولات دخول فاشلة كثيرة',
  useForgotPassword: 'إذا كنت لا تتذكر كلمة المرور فاستخدم خيار «نسيت كلمة المرور»، فتعيين كلمة مرور جديدة يلغي القفل.',
  endsIn: 'وإلا فسينتهي القفل تلقائيًا خلال',
  ended: 'انتهى القفل، ويمكنك تسجيل الدخول من جديد.',
  resetPassword: 'إعادة تعيين كلمة المرور',
  backToLogin: 'العودة إلى تسجيل الدخول',
  recovery: {
    title: 'إعادة تعيين كلمة المرور موقوفة مؤقتًا',
    lead: 'ما زال بإمكانك تسجيل الدخول بكلمة مرورك.',
    tooMany: 'محاولات فاشلة كثيرة',
    endsIn: 'يمكنك إعادة تعيين كلمة المرور من جديد بعد',
    ended: 'يمكنك الآن إعادة تعيين كلمة المرور.',
  },
}

export const accountLocked = catalogue(en, ar)
