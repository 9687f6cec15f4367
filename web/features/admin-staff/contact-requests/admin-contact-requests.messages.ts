import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Call requests',
  lead: 'Companies with several owners that could not sign up by themselves and left their number. Kept for 30 days.',
  asked: (when: string) => `Asked on ${when}`,
  noneTitle: 'Nobody is waiting for a call',
  none: 'A number that somebody leaves at sign-up appears here.',
}

const ar: typeof en = {
  title: 'طلبات الاتصال',
  lead: 'شركات متعددة الملّاك لم تتمكن من التسجيل بنفسها وتركت أرقامها. تُحفظ 30 يومًا.',
  asked: when => `طُلب في ${when}`,
  noneTitle: 'لا أحد ينتظر اتصالًا',
  none: 'يظهر هنا كل رقم يتركه صاحبه عند التسجيل.',
}

export const adminContactRequests = catalogue(en, ar)
