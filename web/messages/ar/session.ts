import type { session as en } from '../en/session.ts'

export const session: typeof en = {
  title: 'تنبيه بانتهاء الجلسة',
  text: 'حفاظًا على أمانك، سيُسجَّل خروجك تلقائيًا لعدم النشاط.',
  autoLogout: 'تسجيل الخروج تلقائيًا خلال:',
  continueSession: 'متابعة الجلسة',
  logoutNow: 'تسجيل الخروج الآن',
}
