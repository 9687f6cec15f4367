import type { SuspenseCause } from '#web/api/generated/model/index.ts'
import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

const englishCauses: Record<SuspenseCause, string> = {
  unknown_iban: 'No wallet has this IBAN',
  wallet_inactive: 'The wallet is inactive',
  over_maximum: 'The wallet would hold more than is allowed',
}

const en = {
  title: 'Suspense',
  lead: 'Bank transfers that arrived and could not go to a wallet. The money is at the bank.',
  waiting: (count: number) =>
    plural('en', count, {
      one: '# transfer is in suspense.',
      other: '# transfers are in suspense, oldest first.',
    }),
  causes: englishCauses,
  remitter: 'Sent by',
  remitterIban: 'From IBAN',
  iban: 'To IBAN',
  customer: 'Customer',
  bookedAt: 'Arrived',
  since: 'In suspense since',
  bankReference: "Bank's reference",
  cash: 'Cash deposit',
  unknown: 'Not known',
  nameless: 'No business name',
  nothingTitle: 'Nothing is in suspense',
  nothing: 'Each bank transfer has found its wallet. The list updates automatically.',
}

const arabicCauses: Record<SuspenseCause, string> = {
  unknown_iban: 'لا محفظة بهذا الآيبان',
  wallet_inactive: 'المحفظة غير نشطة',
  over_maximum: 'سيتجاوز رصيد المحفظة الحد المسموح',
}

const ar: typeof en = {
  title: 'المبالغ المعلّقة',
  lead: 'حوالات بنكية وصلت ولم تدخل أي محفظة. والمال موجود في البنك.',
  waiting: count =>
    plural('ar', count, {
      zero: 'لا حوالات معلّقة.',
      one: 'حوالة واحدة معلّقة.',
      two: 'حوالتان معلّقتان، الأقدم أولًا.',
      few: '# حوالات معلّقة، الأقدم أولًا.',
      other: '# حوالة معلّقة، الأقدم أولًا.',
    }),
  causes: arabicCauses,
  remitter: 'المُرسِل',
  remitterIban: 'من الآيبان',
  iban: 'إلى الآيبان',
  customer: 'العميل',
  bookedAt: 'وصلت',
  since: 'معلّقة منذ',
  bankReference: 'مرجع البنك',
  cash: 'إيداع نقدي',
  unknown: 'غير معروف',
  nameless: 'بلا اسم تجاري',
  nothingTitle: 'لا مبالغ معلّقة',
  nothing: 'دخلت كل حوالة محفظتها. وتتحدّث القائمة تلقائيًا.',
}

export const adminSuspense = catalogue(en, ar)
