import type { docsErrors as en } from '../en/docs-errors.ts'
import { plural } from '../plural.ts'

export const docsErrors: typeof en = {
  title: 'الأخطاء',
  lead: 'لكل جواب حالته 400 فأعلى المحتوى نفسه. الحقل `code` للبرامج ولا يتغير معناه أبدًا، و`error` للناس، و`requestId` للدعم، ويقود `documentationUrl` إلى الشرح أدناه.',
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
  unknown: code => `لا يوجد في هذا الإصدار من الواجهة البرمجية الرمز ${code}.`,
  happened: 'ماذا حدث',
  todo: 'ماذا تفعل',
  operations: 'تجيب به',
  more: count =>
    plural('ar', count, {
      one: 'عملية واحدة',
      two: 'عمليتان',
      few: '# عمليات',
      many: '# عملية',
      other: '# عملية',
    }),
  everywhere: 'أي مسار أو طريقة لا توجد في الواجهة البرمجية.',
  internal: 'عمليات الإدارة وحدها.',
  retry: {
    again: 'تفيد إعادة المحاولة',
    wait: 'أعد المحاولة بعد انتظار',
    no: 'لا تفيد إعادة المحاولة',
  },
}
