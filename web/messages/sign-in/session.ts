import { catalogue } from '#web/messages/catalogue.ts'

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
        text: 'Nothing happened for 5 minutes, so we removed your answers from this device. To continue where you stopped, confirm the same phone number again.',
      },
      loggedOut: {
        title: 'You have left your registration',
        text: 'Your answers have been removed from this device. To continue where you stopped, confirm the same phone number again.',
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
        text: 'لم نلحظ أي نشاط لمدة 5 دقائق، فأزلنا بياناتك من هذا الجهاز. وللمتابعة من حيث توقفت أكّد رقم الجوال نفسه مرة أخرى.',
      },
      loggedOut: {
        title: 'غادرت التسجيل',
        text: 'أُزيلت بياناتك من هذا الجهاز. وللمتابعة من حيث توقفت أكّد رقم الجوال نفسه مرة أخرى.',
      },
    },
  },
  signIn: 'تسجيل الدخول',
  continueSignUp: 'متابعة التسجيل',
}

export const session = catalogue(en, ar)
