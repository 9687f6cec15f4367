import { catalogue } from './catalogue.ts'

const en = {
  title: 'Session Timeout Warning',
  text: 'For your security, you will be automatically logged out due to inactivity.',
  autoLogout: 'Auto-logout in:',
  continueSession: 'Continue Session',
  logoutNow: 'Logout Now',
}

const ar: typeof en = {
  title: 'تنبيه بانتهاء الجلسة',
  text: 'حفاظًا على أمانك، سيُسجَّل خروجك تلقائيًا لعدم النشاط.',
  autoLogout: 'تسجيل الخروج تلقائيًا خلال:',
  continueSession: 'متابعة الجلسة',
  logoutNow: 'تسجيل الخروج الآن',
}

export const session = catalogue(en, ar)
