import { catalogue } from './catalogue.ts'

/** What the pages of transfers, top-ups, suspense and exceptions say in the same words. */
const en = {
  nameless: 'No business name',
  search: 'Search',
  state: 'State',
  anyState: 'All',
  clear: 'Clear filters',
  nothing: 'Try another number, or clear the filters.',
  older: 'Older',
  later: 'Next page',
  first: 'Back to the first page',
  cursorLost: 'This page of the list is no longer available.',
  openException: 'Open exception',
  details: 'Details',
  history: 'History',
  transaction: 'Transaction',
  providerReference: "Provider's reference",
  noReference: 'Not given yet',
  nextQuestion: 'Next inquiry',
  notFoundText: 'The address may be incomplete.',
  toRequests: 'Go to the requests',
}

const ar: typeof en = {
  nameless: 'بلا اسم تجاري',
  search: 'بحث',
  state: 'الحالة',
  anyState: 'الكل',
  clear: 'مسح التصفية',
  nothing: 'جرّب رقمًا آخر، أو امسح التصفية.',
  older: 'الأقدم',
  later: 'الصفحة التالية',
  first: 'العودة إلى الصفحة الأولى',
  cursorLost: 'لم تعد هذه الصفحة من القائمة متاحة.',
  openException: 'حالة تعارض مفتوحة',
  details: 'التفاصيل',
  history: 'المراحل',
  transaction: 'العملية',
  providerReference: 'مرجع مزوّد الخدمة',
  noReference: 'لم يُذكر بعد',
  nextQuestion: 'الاستعلام التالي',
  notFoundText: 'قد يكون العنوان ناقصًا.',
  toRequests: 'الانتقال إلى الطلبات',
}

export const adminMoney = catalogue(en, ar)
