import { catalogue } from './catalogue.ts'

const en = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  cursorLost: 'That page is no longer available. This is the first page.',
  subWallet: (name: string) => `Sub-wallet: \u2068${name}\u2069`,
  mainWallet: 'Show the main wallet',
  nothingYet: 'No match so far',
  searchCut: 'There may be more',
  searchedBackTo: (day: string) => `Searched back to ${day}. Earlier matches are possible.`,
  searchFurther: 'Search further',
}

const ar: typeof en = {
  pages: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: 'الصفحة',
  cursorLost: 'لم تعد تلك الصفحة متاحة. هذه هي الصفحة الأولى.',
  subWallet: name => `المحفظة الفرعية: \u2068${name}\u2069`,
  mainWallet: 'عرض المحفظة الرئيسية',
  nothingYet: 'لا نتائج حتى الآن',
  searchCut: 'قد توجد نتائج أخرى',
  searchedBackTo: day => `شمل البحث ما يعود إلى ${day}. وقد توجد نتائج أقدم.`,
  searchFurther: 'متابعة البحث',
}

export const pager = catalogue(en, ar)
