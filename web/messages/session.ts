import { catalogue } from './catalogue.ts'

const en = {
  title: 'Session Timeout Warning',
  text: 'For your security, you will be automatically logged out due to inactivity.',
  autoLogout: 'Auto-logout in:',
  continueSession: 'Continue Session',
  logoutNow: 'Logout Now',
  ended: {
    session: {
      timedOut: { title: 'You were logged out', text: 'Nothing happened for 5 minutes, so we ended your session.' },
      loggedOut: { title: 'You are logged out', text: 'Your session on this device has ended.' },
    },
    sign_up: {
      timedOut: {
        title: 'Your registration is paused',
        text: 'Nothing happened for 5 minutes. Your answers are kept: confirm your phone number again to continue.',
      },
      loggedOut: {
        title: 'You have left your registration',
        text: 'Your answers are kept for a day: confirm your phone number again to continue.',
      },
    },
  },
  signIn: 'Sign in',
  continueSignUp: 'Continue your registration',
}

const ar: typeof en = {
  title: 'تنبيه بانتهاء الجلسة',
  text: 'حفاظًا على أمانك، سيُسجَّل خروجك تلقائيًا لعدم النشاط.',
  autoLogout: 'تسجيل الخروج تلقائيًا خلال:',
  continueSession: 'متابعة الجلسة',
  logoutNow: 'تسجيل الخروج الآن',
  ended: {
    session: {
      timedOut: { title: 'تم تسجيل خروجك', text: 'أنهينا جلستك لعدم وجود أي نشاط لمدة 5 دقائق.' },
      loggedOut: { title: 'تم تسجيل خروجك', text: 'انتهت جلستك على هذا الجهاز.' },
    },
    sign_up: {
      timedOut: {
        title: 'تسجيلك متوقف مؤقتًا',
        text: 'لم نلحظ أي نشاط لمدة 5 دقائق. بياناتك محفوظة: أكّد رقم جوالك مرة أخرى للمتابعة.',
      },
      loggedOut: {
        title: 'غادرت التسجيل',
        text: 'بياناتك محفوظة لمدة يوم: أكّد رقم جوالك مرة أخرى للمتابعة.',
      },
    },
  },
  signIn: 'تسجيل الدخول',
  continueSignUp: 'متابعة التسجيل',
}

export const session = catalogue(en, ar)
