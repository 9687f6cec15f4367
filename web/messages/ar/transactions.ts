import type { TransactionFailure } from '#web/api/generated/model/index.ts'
import type { transactions as en } from '../en/transactions.ts'
import { plural } from '../plural.ts'

const failure: Record<TransactionFailure, string> = {
  insufficient_funds: 'لم يكن الرصيد المتاح كافيًا.',
  limit_exceeded: 'كانت ستتجاوز أحد حدود محفظتك.',
  wallet_inactive: 'كانت المحفظة غير نشطة.',
  released: 'لم تكتمل العملية، وأُفرج عن المبلغ المحجوز.',
}

export const transactions: typeof en = {
  title: 'العمليات',
  lead: 'الأوقات بتوقيت الرياض.',
  list: 'العمليات، الأحدث أولًا',
  results: (count, page) =>
    `${plural('ar', count, {
      zero: 'لا عمليات',
      one: 'عملية واحدة',
      two: 'عمليتان',
      few: '# عمليات',
      many: '# عملية',
      other: '# عملية',
    })}، الصفحة ${page}`,
  filters: 'التصفية',
  filtersSet: count =>
    plural('ar', count, {
      zero: 'بلا تصفية',
      one: 'معيار واحد',
      two: 'معياران',
      few: '# معايير',
      many: '# معيارًا',
      other: '# معيار',
    }),
  searchHelp: 'الاسم أو الرقم المرجعي',
  topUpFilter: 'شحن المحفظة',
  all: 'الكل',
  from: 'من',
  to: 'إلى',
  filter: 'تصفية',
  clear: 'مسح',
  download: 'تنزيل',
  downloading: 'جارٍ التنزيل…',
  emptyTitle: 'لا توجد عمليات بعد',
  emptyText: 'ستظهر هنا عمليات الشحن والدفع والتحويل، الأحدث أولًا. اشحن محفظتك للبدء.',
  emptySubWallet: 'ستظهر هنا حركات هذه المحفظة الفرعية، الأحدث أولًا.',
  topUp: 'شحن المحفظة',
  nothingTitle: 'لا توجد عمليات مطابقة',
  nothingText: 'جرّب معايير أخرى، أو امسحها لعرض كل العمليات.',
  details: 'تفاصيل العملية',
  print: 'طباعة',
  failure,
  pending: 'المبلغ محجوز.',
  seeOnHold: 'السبب وموعد الإفراج',
  reversalOf: 'عكس للعملية',
  reversedBy: 'عُكست بالعملية',
  notFound: 'لم نعثر على هذه العملية',
  notFoundText: 'تحقق من الرقم المرجعي، أو اختر عملية من القائمة.',
  receipt: 'إيصال عملية',
  printedOn: moment => `طُبع في ${moment}`,
}
