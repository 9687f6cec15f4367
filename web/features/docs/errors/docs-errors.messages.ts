import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const en = {
  title: 'Errors',
  lead: 'Every response with status 400 or above has the same body. `code` is for programs, and its meaning never changes. `error` is for people, `requestId` for support. `documentationUrl` is the page of the code.',
  limits: 'The limits behind 423 and 429',
  filter: 'Find a code',
  filterHint: 'A code, a status, an operation or a word',
  found: (count: number) => plural('en', count, { zero: 'No code', one: '# code', other: '# codes' }),
  nothing: 'No code matches. Try a status such as 409, or fewer words.',
  unknown: (code: string) => `This version of the API has no code ${code}.`,
  all: 'All error codes',
  place: 'Place among the errors',
  groups: {
    every: 'All requests',
    internal: 'Staff and outside services',
  },
  areas: {
    general: 'Operations of many areas',
    outside: 'Requests that reach no operation',
    staff: 'Operations that are not in the reference',
  },
  happened: 'What happened',
  todo: 'What to do',
  response: 'The response',
  operations: 'Returned by',
  more: (count: number) => plural('en', count, { one: '# operation', other: '# operations' }),
  everywhere: 'Any request that reaches no operation.',
  internal: 'Operations for staff or for outside services only.',
  retry: {
    again: 'Worth retrying',
    wait: 'Retry after a wait',
    no: 'Not worth retrying',
  },
}

const ar: typeof en = {
  title: 'الأخطاء',
  lead: 'لكل جواب حالته 400 فأعلى المحتوى نفسه. الحقل `code` للبرامج ولا يتغير معناه أبدًا، و`error` للناس، و`requestId` للدعم، و`documentationUrl` صفحة الرمز في هذا التوثيق.',
  limits: 'الحدود التي وراء 423 و429',
  filter: 'البحث عن رمز خطأ',
  filterHint: 'رمز أو حالة أو عملية أو كلمة',
  found: count =>
    plural('ar', count, {
      zero: 'لا يوجد رمز',
      one: 'رمز واحد',
      two: 'رمزان',
      few: '# رموز',
      many: '# رمزًا',
      other: '# رمز',
    }),
  nothing: 'لا يوجد رمز مطابق. جرّب حالة مثل 409، أو كلمات أقل.',
  unknown: code => `لا يوجد في هذا الإصدار من الواجهة البرمجية الرمز \u2068${code}\u2069.`,
  all: 'كل رموز الأخطاء',
  place: 'الموضع بين الأخطاء',
  groups: {
    every: 'كل الطلبات',
    internal: 'الإدارة والخدمات الخارجية',
  },
  areas: {
    general: 'عمليات مجالات كثيرة',
    outside: 'طلبات لا تصل إلى عملية',
    staff: 'عمليات ليست في المرجع',
  },
  happened: 'ماذا حدث',
  todo: 'ماذا تفعل',
  response: 'الجواب',
  operations: 'تجيب به',
  more: count =>
    plural('ar', count, {
      one: 'عملية واحدة',
      two: 'عمليتان',
      few: '# عمليات',
      many: '# عملية',
      other: '# عملية',
    }),
  everywhere: 'أي طلب لا يصل إلى عملية.',
  internal: 'عمليات الإدارة أو الخدمات الخارجية وحدها.',
  retry: {
    again: 'تفيد إعادة المحاولة',
    wait: 'أعد المحاولة بعد انتظار',
    no: 'لا تفيد إعادة المحاولة',
  },
}

export const docsErrors = catalogue(en, ar)
