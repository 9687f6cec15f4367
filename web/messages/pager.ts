import { catalogue } from './catalogue.ts'

const en = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  cursorLost: 'That page is no longer available. This is the first page.',
  subWallet: (name: string) => `Sub-wallet: \u2068${name}\u2069`,
  mainWallet: 'Show the main wallet',
}

const ar: typeof en = {
  pages: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: 'الصفحة',
  cursorLost: 'لم تعد تلك الصفحة متاحة. هذه هي الصفحة الأولى.',
  subWallet: name => `المحفظة الفرعية: \u2068${name}\u2069`,
  mainWallet: 'عرض المحفظة الرئيسية',
}

export const pager = catalogue(en, ar)
