import type { pager as en } from '../en/pager.ts'

export const pager: typeof en = {
  pages: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: page => `الصفحة ${page}`,
  cursorLost: 'لم تعد تلك الصفحة متاحة. هذه هي الصفحة الأولى.',
  subWallet: name => `المحفظة الفرعية: \u2068${name}\u2069`,
  mainWallet: 'عرض المحفظة الرئيسية',
}
