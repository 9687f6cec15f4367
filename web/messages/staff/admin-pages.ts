import { catalogue } from '#web/messages/catalogue.ts'

/** The links between the pages of a list. */
const en = {
  older: 'Older',
  next: 'Next page',
  newest: 'Back to the newest',
  first: 'Back to the first page',
  lost: 'This page of the list is no longer available.',
}

const ar: typeof en = {
  older: 'الأقدم',
  next: 'الصفحة التالية',
  newest: 'العودة إلى الأحدث',
  first: 'العودة إلى الصفحة الأولى',
  lost: 'لم تعد هذه الصفحة من القائمة متاحة.',
}

export const adminPages = catalogue(en, ar)
