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
  credit: 'Credit to a wallet',
  sendBack: 'Send back',
  ask: 'Ask for it',
  asking: 'Asking…',
  asked: 'Another administrator now has to decide.',
  outdated: (what: string) => `${what} The list now shows the current state.`,
  reason: 'Reason',
  creditTitle: 'Whose wallet does the money go to?',
  creditText: 'Search for the customer that the money is meant for.',
  creditReasonTitle: 'Ask to credit this money?',
  creditReasonText:
    'A second administrator decides. Until then the money stays in suspense. The wallet must be active, and may not come to hold more than is allowed.',
  goesTo: 'Goes to',
  otherCustomer: 'Choose another customer',
  otherThanIban: (name: string) => `The IBAN belongs to another customer: ${name}`,
  noWallet: 'Has no wallet',
  more: 'More customers match. Search more exactly.',
  choose: 'Choose',
  sendBackTitle: 'Ask to send this money back?',
  sendBackText:
    'A second administrator decides. Until then the money stays in suspense. Then the bank sends it back to where it came from.',
  creditAsked: (asker: string, name: string) =>
    `${asker} has asked to credit it to \u2068${name}\u2069, which a second person has to decide.`,
  returnAsked: (asker: string) => `${asker} has asked to send it back. A second person has to decide.`,
  toRequests: 'Go to the requests',
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
  credit: 'إيداع في محفظة',
  sendBack: 'إعادة',
  ask: 'تقديم الطلب',
  asking: 'جارٍ تقديم الطلب…',
  asked: 'يبتّ الآن مشرف آخر في الطلب.',
  outdated: what => `${what} تعرض القائمة الآن الحالة الراهنة.`,
  reason: 'السبب',
  creditTitle: 'إلى محفظة مَن يذهب المال؟',
  creditText: 'ابحث عن العميل المقصود بالمال.',
  creditReasonTitle: 'هل تريد طلب إيداع هذا المال؟',
  creditReasonText:
    'يبتّ في الطلب مشرف ثانٍ، ويبقى المال معلّقًا قبل ذلك. ويلزم أن تكون المحفظة نشطة وألا يتجاوز رصيدها الحد المسموح.',
  goesTo: 'يُودع لدى',
  otherCustomer: 'اختيار عميل آخر',
  otherThanIban: name => `الآيبان لعميل آخر: ${name}`,
  noWallet: 'لا محفظة له',
  more: 'هناك عملاء آخرون مطابقون. ابحث بدقة أكبر.',
  choose: 'اختيار',
  sendBackTitle: 'هل تريد طلب إعادة هذا المال؟',
  sendBackText: 'يبتّ في الطلب مشرف ثانٍ، ويبقى المال معلّقًا قبل ذلك. ثم يعيده البنك إلى مصدره.',
  creditAsked: (asker, name) => `طلب ${asker} إيداعه لدى \u2068${name}\u2069، ويبتّ فيه شخص ثانٍ.`,
  returnAsked: asker => `طلب ${asker} إعادته، ويبتّ فيه شخص ثانٍ.`,
  toRequests: 'الانتقال إلى الطلبات',
  nothingTitle: 'لا مبالغ معلّقة',
  nothing: 'دخلت كل حوالة محفظتها. وتتحدّث القائمة تلقائيًا.',
}

export const adminSuspense = catalogue(en, ar)
