import { catalogue } from '#web/messages/catalogue.ts'

/** The texts that the pages of transfers, top-ups, suspense and exceptions share. */
const en = {
  nameless: 'No business name',
  search: 'Search',
  state: 'State',
  anyState: 'All',
  clear: 'Clear filters',
  nothing: 'Try another number, or clear the filters.',
  openException: 'Open exception',
  details: 'Details',
  history: 'History',
  transaction: 'Transaction',
  providerReference: "Provider's reference",
  noReference: 'Not given yet',
  nextQuestion: 'Next inquiry',
  notFoundText: 'The address may be incomplete.',
  toRequests: 'Go to the requests',
  reason: 'Reason',
  ask: 'Send the request',
  asking: 'Sending…',
  asked: 'Another administrator now has to decide.',
  outdated: (what: string) => `${what} The page now shows the current state.`,
}

const ar: typeof en = {
  nameless: 'بلا اسم تجاري',
  search: 'بحث',
  state: 'الحالة',
  anyState: 'الكل',
  clear: 'مسح التصفية',
  nothing: 'جرّب رقمًا آخر، أو امسح التصفية.',
  openException: 'حالة تعارض مفتوحة',
  details: 'التفاصيل',
  history: 'المراحل',
  transaction: 'العملية',
  providerReference: 'مرجع مزوّد الخدمة',
  noReference: 'لم يُذكر بعد',
  nextQuestion: 'الاستعلام التالي',
  notFoundText: 'قد يكون العنوان ناقصًا.',
  toRequests: 'الانتقال إلى الطلبات',
  reason: 'السبب',
  ask: 'تقديم الطلب',
  asking: 'جارٍ تقديم الطلب…',
  asked: 'يبتّ الآن مشرف آخر في الطلب.',
  outdated: what => `${what} تعرض الصفحة الآن الحالة الراهنة.`,
}

export const adminMoney = catalogue(en, ar)
