import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const en = {
  search: 'Search',
  title: 'Search the documentation',
  hint: 'A word, an error code, an operation or a path',
  kinds: { guide: 'Guides', error: 'Errors', operation: 'Reference' },
  count: (count: number) => plural('en', count, { zero: 'Nothing found', one: '# result', other: '# results' }),
  loading: 'Loading…',
  failed: 'The search could not be loaded.',
}

const ar: typeof en = {
  search: 'بحث',
  title: 'البحث في التوثيق',
  hint: 'كلمة أو رمز خطأ أو عملية أو مسار',
  kinds: { guide: 'الأدلة', error: 'الأخطاء', operation: 'المرجع' },
  count: count =>
    plural('ar', count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل البحث.',
}

export const docsSearch = catalogue(en, ar)
