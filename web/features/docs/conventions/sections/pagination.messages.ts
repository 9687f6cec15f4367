import { catalogue } from '#web/messages/catalogue.ts'

const pages = catalogue(
  {
    title: 'Cursors',
    text: [
      'Lists return `{ items, nextCursor }`. Send `nextCursor` as `cursor` to get the next page; `null` means that there is no next page. `limit` is 20 by default and at most 100. Lists without these parameters return everything.',
      'A search of transactions looks at 10,000 of them for each page, and a search of transfers at 2,000. If there are more, the page has `searchedBackTo`. It may then have few items, or none: go on until `nextCursor` is `null`.',
    ],
  },
  {
    title: 'المؤشرات',
    text: [
      'تعيد القوائم `{ items, nextCursor }`. أرسل `nextCursor` في `cursor` لتحصل على الصفحة التالية، والقيمة `null` تعني أنه لا صفحة بعدها. قيمة `limit` هي 20 ما لم ترسل غيرها، و100 على الأكثر. والقوائم التي لا تقبل هذين المعاملين تصل كاملة.',
      'يشمل البحث في العمليات 10,000 عملية لكل صفحة، والبحث في التحويلات 2,000 تحويل. وإن كان بعدها غيرها ففي الصفحة `searchedBackTo`، وقد تقل عناصرها أو تخلو منها: تابع حتى تصبح قيمة `nextCursor` هي `null`.',
    ],
  },
)

const filters = catalogue(
  {
    title: 'Filters and new items',
    text: [
      'A cursor contains its filters: leave them out, or send the same ones. Other filters are rejected with `CURSOR_INVALID`. New items do not shift the pages while you read.',
    ],
  },
  {
    title: 'عوامل التصفية والعناصر الجديدة',
    text: [
      'يحتفظ المؤشر بعوامل التصفية: احذفها أو أرسلها كما هي. ومع غيرها يُرفض بالرمز `CURSOR_INVALID`. وما يُضاف أثناء قراءتك لا يزحزح الصفحات.',
    ],
  },
)

export const paginationSections = catalogue(
  { pages: pages.en, filters: filters.en },
  { pages: pages.ar, filters: filters.ar },
)
