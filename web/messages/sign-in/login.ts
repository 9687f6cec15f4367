import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Sign In',
  sessionEnded: 'Your session has ended. Please sign in again.',
  passwordSet: 'Your password is set. Sign in to complete your profile.',
  phoneVerified: 'Your phone number is verified and already has an account. Sign in with your password.',
  accountOpen: 'Your account is open. Sign in to see your dashboard.',
  identifier: 'Phone Number or ID/UNN',
  identifierHelp: 'Your phone number, your National ID or Iqama, or the unified national number of your business',
  password: 'Password',
  problems: {
    identifier: { required: 'Phone Number or ID/UNN is required' },
    password: { required: 'Password is required' },
  },
  forgotPassword: 'Forgot Password?',
  submit: 'Sign In',
  submitting: 'Signing in…',
  noAccount: 'No account yet?',
  signUp: 'Sign Up',
  invalid: 'Invalid phone/email or password. Please try again.',
  unreachable: 'Unable to connect to server. Please check your connection.',
  failed: 'Login failed. Please try again.',

  codeSentToAccount: 'We sent a 6-digit code by SMS to the phone of your account.',
  resendFailed: 'Failed to resend OTP. Please try again.',
  signInOver: 'This sign-in has ended',
  sessionExpired: 'Session expired. Please login again.',
  backToLogin: 'Back to Login',
  otherAccount: 'Sign in with another account',
}

const ar: typeof en = {
  title: 'تسجيل الدخول',
  sessionEnded: 'انتهت جلستك. يرجى تسجيل الدخول من جديد.',
  passwordSet: 'تم تعيين كلمة مرورك. سجّل الدخول لإكمال ملفك.',
  phoneVerified: 'تم التحقق من رقم جوالك، وله حساب قائم. سجّل الدخول بكلمة مرورك.',
  accountOpen: 'تم فتح حسابك. سجّل الدخول للوصول إلى لوحة التحكم.',
  identifier: 'رقم الجوال أو الهوية أو الرقم الموحد',
  identifierHelp: 'رقم جوالك، أو رقم هويتك الوطنية أو إقامتك، أو الرقم الوطني الموحد لمنشأتك',
  password: 'كلمة المرور',
  problems: {
    identifier: { required: 'رقم الجوال أو الهوية أو الرقم الموحد مطلوب' },
    password: { required: 'كلمة المرور مطلوبة' },
  },
  forgotPassword: 'نسيت كلمة المرور؟',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول…',
  noAccount: 'ليس لديك حساب؟',
  signUp: 'إنشاء حساب',
  invalid: 'رقم الجوال أو الهوية أو كلمة المرور غير صحيحة. يرجى المحاولة مرة أخرى.',
  unreachable: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك.',
  failed: 'تعذّر تسجيل الدخول. يرجى المحاولة مرة أخرى.',

  codeSentToAccount: 'أرسلنا رمزًا من 6 أرقام في رسالة نصية إلى جوال حسابك.',
  resendFailed: 'تعذّرت إعادة إرسال الرمز. يرجى المحاولة مرة أخرى.',
  signInOver: 'انتهت محاولة تسجيل الدخول هذه',
  sessionExpired: 'انتهت الجلسة. يرجى تسجيل الدخول من جديد.',
  backToLogin: 'العودة إلى تسجيل الدخول',
  otherAccount: 'تسجيل الدخول بحساب آخر',
}

export const login = catalogue(en, ar)
