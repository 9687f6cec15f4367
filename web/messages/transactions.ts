import type { TransactionFailure } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

const englishFailure: Record<TransactionFailure, string> = {
  insufficient_funds: 'The available balance was too low.',
  limit_exceeded: 'It would have exceeded a limit of your wallet.',
  wallet_inactive: 'The wallet was inactive.',
  wallet_frozen: 'The wallet was frozen.',
  released: 'It was not completed, and the amount on hold was released.',
}

const en = {
  title: 'Transactions',
  lead: 'Times are in Riyadh time.',
  list: 'Transactions, newest first',
  results: (count: number, page: number) =>
    `${plural('en', count, { one: '# transaction', other: '# transactions' })}, page ${page}`,
  filters: 'Filters',
  filtersSet: (count: number) => plural('en', count, { one: '# filter set', other: '# filters set' }),
  searchHelp: 'Name or reference ID',
  all: 'All',
  from: 'From',
  to: 'To',
  filter: 'Filter',
  clear: 'Clear',
  download: 'Download',
  downloading: 'Downloading…',
  emptyTitle: 'No transactions yet',
  emptyText: 'Top-ups, payments and transfers will be listed here, newest first. Top up your wallet to begin.',
  emptySubWallet: 'Transactions of this sub-wallet will be listed here, newest first.',
  topUp: 'Top up',
  nothingTitle: 'No transactions match',
  nothingText: 'Try other filters, or clear them to see everything.',
  details: 'Transaction details',
  print: 'Print',
  failure: englishFailure,
  pending: 'The amount is on hold.',
  seeOnHold: 'See why and until when',
  balanceAfter: 'Balance after it',
  reversalOf: 'Reversal of',
  reversedBy: 'Reversed by',
  seeTransfer: 'See the transfer',
  seeBillPayment: 'See the bill payment',
  seeTopUp: 'See the top-up',
  notFound: 'We could not find this transaction',
  notFoundText: 'Check the reference ID, or choose a transaction from the list.',
  receipt: 'Transaction receipt',
  printedOn: (moment: string) => `Printed on ${moment}`,
}

const arabicFailure: Record<TransactionFailure, string> = {
  insufficient_funds: 'لم يكن الرصيد المتاح كافيًا.',
  limit_exceeded: 'كانت ستتجاوز أحد حدود محفظتك.',
  wallet_inactive: 'كانت المحفظة غير مفعّلة.',
  wallet_frozen: 'كانت المحفظة مجمّدة.',
  released: 'لم تكتمل العملية، وفُكّ حجز المبلغ.',
}

const ar: typeof en = {
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
  failure: arabicFailure,
  pending: 'المبلغ محجوز.',
  seeOnHold: 'السبب وموعد فك الحجز',
  balanceAfter: 'الرصيد بعدها',
  reversalOf: 'عكس للعملية',
  reversedBy: 'عُكست بالعملية',
  seeTransfer: 'عرض التحويل',
  seeBillPayment: 'عرض سداد الفاتورة',
  seeTopUp: 'عرض عملية الشحن',
  notFound: 'لم نعثر على هذه العملية',
  notFoundText: 'تحقق من الرقم المرجعي، أو اختر عملية من القائمة.',
  receipt: 'إيصال عملية',
  printedOn: moment => `طُبع في ${moment}`,
}

export const transactions = catalogue(en, ar)
