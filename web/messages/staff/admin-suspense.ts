import type { SuspendedTopUpCause, SuspenseCause } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const causes = catalogue<Record<SuspenseCause, string>>(
  {
    unknown_iban: 'No wallet has this IBAN',
    wallet_inactive: 'The wallet is inactive',
    over_maximum: 'Over the maximum balance',
  },
  {
    unknown_iban: 'لا محفظة بهذا الآيبان',
    wallet_inactive: 'المحفظة غير مفعّلة',
    over_maximum: 'سيتجاوز رصيد المحفظة الحد المسموح',
  },
)

const topUpCauses = catalogue<Record<SuspendedTopUpCause, string>>(
  {
    over_maximum: 'Over the maximum balance',
    account_closed: 'The account is closed',
    paid_after_end: 'Paid after the top-up had ended',
  },
  {
    over_maximum: 'سيتجاوز رصيد المحفظة الحد المسموح',
    account_closed: 'الحساب مغلق',
    paid_after_end: 'دُفعت بعد أن فشلت أو انتهت مهلتها',
  },
)

/** The decision about the receiver of the money. */
const decisions = catalogue(
  {
    creditTitle: 'Whose wallet does the money go to?',
    creditText: 'Search for the customer that the money is meant for.',
    creditReasonTitle: 'Ask to credit this money?',
    creditReasonText:
      'A second administrator decides. Until then the money stays in suspense. The wallet must be active, and the amount must not take it over the maximum balance.',
    goesTo: 'Goes to',
    otherCustomer: 'Choose another customer',
    otherThanIban: (name: string) => `The IBAN belongs to another customer: ${name}`,
    noWallet: 'Has no wallet',
    more: 'More customers match. Search more exactly.',
    choose: 'Choose',
    sendBackTitle: 'Ask to send this money back?',
    sendBackText:
      'A second administrator decides. Until then the money stays in suspense. Then the bank sends it back to where it came from.',
    refundTitle: 'Ask to refund this money?',
    refundText:
      'A second administrator decides. Then somebody refunds it in the dashboard of the card provider, by our number. It stays in suspense until the provider says that it has gone back.',
    refundAgreed: (moment: string) =>
      `Two people agreed on ${moment} that it goes back to the card. Refund it in the dashboard of the card provider, by our number. It leaves this list once the provider says so.`,
    refundAsked: (asker: string) => `${asker} has asked to refund it to the card. A second person has to decide.`,
    creditAsked: (asker: string, name: string) =>
      `${asker} has asked to credit it to \u2068${name}\u2069, which a second person has to decide.`,
    disputeAsked: (asker: string) => `${asker} has asked to record a dispute. A second person has to decide.`,
    returnAsked: (asker: string) => `${asker} has asked to send it back. A second person has to decide.`,
    nothingTitle: 'Nothing is in suspense',
    nothing: 'Each payment has found its wallet. The list updates automatically.',
  },
  {
    creditTitle: 'إلى محفظة مَن يذهب المال؟',
    creditText: 'ابحث عن العميل المقصود بالمال.',
    creditReasonTitle: 'هل تريد طلب إيداع هذا المال؟',
    creditReasonText:
      'يبتّ في الطلب مشرف ثانٍ، ويبقى المال معلّقًا قبل ذلك. ويلزم أن تكون المحفظة مفعّلة وألا يتجاوز رصيدها الحد المسموح.',
    goesTo: 'يُودع لدى',
    otherCustomer: 'اختيار عميل آخر',
    otherThanIban: name => `الآيبان لعميل آخر: ${name}`,
    noWallet: 'لا محفظة له',
    more: 'هناك عملاء آخرون مطابقون. ابحث بدقة أكبر.',
    choose: 'اختيار',
    sendBackTitle: 'هل تريد طلب إعادة هذا المال؟',
    sendBackText: 'يبتّ في الطلب مشرف ثانٍ، ويبقى المال معلّقًا قبل ذلك. ثم يعيده البنك إلى مصدره.',
    refundTitle: 'هل تريد طلب ردّ هذا المال؟',
    refundText:
      'يبتّ في الطلب مشرف ثانٍ. ثم يردّه شخص من لوحة مزوّد البطاقات برقمنا. ويبقى معلّقًا حتى يفيد المزوّد بأنه عاد.',
    refundAgreed: moment =>
      `اتفق شخصان في ${moment} على أن يعود إلى البطاقة. ردّه من لوحة مزوّد البطاقات برقمنا. ويخرج من هذه القائمة متى أفاد المزوّد بذلك.`,
    refundAsked: asker => `طلب الردّ إلى البطاقة مقدّم من ${asker}، وهو بانتظار قرار شخص ثانٍ.`,
    creditAsked: (asker, name) => `طلب الإيداع لدى \u2068${name}\u2069 مقدّم من ${asker}، وهو بانتظار قرار شخص ثانٍ.`,
    disputeAsked: asker => `طلب تسجيل الاعتراض مقدّم من ${asker}، وهو بانتظار قرار شخص ثانٍ.`,
    returnAsked: asker => `طلب الإعادة مقدّم من ${asker}، وهو بانتظار قرار شخص ثانٍ.`,
    nothingTitle: 'لا مبالغ معلّقة',
    nothing: 'دخلت كل دفعة محفظتها. وتُحدَّث القائمة تلقائيًا.',
  },
)

export const adminSuspense = catalogue(
  {
    title: 'Suspense',
    lead: 'Bank transfers and card top-ups that could not go to a wallet. The money is not lost: it waits for a decision.',
    waiting: (count: number) =>
      plural('en', count, {
        one: '# payment is in suspense.',
        other: '# payments are in suspense, oldest first.',
      }),
    waitingHere: (count: number) =>
      plural('en', count, {
        one: '# payment on this page.',
        other: '# payments on this page, oldest first.',
      }),
    causes: causes.en,
    topUpCauses: topUpCauses.en,
    byBank: 'By bank transfer',
    byCard: 'By card',
    started: 'Started',
    number: 'Our number',
    remitter: 'Sent by',
    remitterIban: 'From IBAN',
    iban: 'To IBAN',
    customer: 'Customer',
    bookedAt: 'Arrived',
    since: 'In suspense since',
    bankReference: "Bank's reference",
    cash: 'Cash deposit',
    unknown: 'Not known',
    credit: 'Credit to a wallet',
    sendBack: 'Send back',
    creditTopUp: 'Credit to its wallet',
    refund: 'Refund to the card',
    showTopUp: 'Show the top-up',
    outdated: (what: string) => `${what} The list now shows the current state.`,
    ...decisions.en,
  },
  {
    title: 'المبالغ المعلّقة',
    lead: 'حوالات بنكية وعمليات شحن بالبطاقة لم تدخل أي محفظة. والمال محفوظ ينتظر قرارًا.',
    waiting: count =>
      plural('ar', count, {
        zero: 'لا دفعات معلّقة.',
        one: 'دفعة واحدة معلّقة.',
        two: 'دفعتان معلّقتان، الأقدم أولًا.',
        few: '# دفعات معلّقة، الأقدم أولًا.',
        other: '# دفعة معلّقة، الأقدم أولًا.',
      }),
    waitingHere: count =>
      plural('ar', count, {
        zero: 'لا دفعات في هذه الصفحة.',
        one: 'دفعة واحدة في هذه الصفحة.',
        two: 'دفعتان في هذه الصفحة، الأقدم أولًا.',
        few: '# دفعات في هذه الصفحة، الأقدم أولًا.',
        many: '# دفعة في هذه الصفحة، الأقدم أولًا.',
        other: '# دفعة في هذه الصفحة، الأقدم أولًا.',
      }),
    causes: causes.ar,
    topUpCauses: topUpCauses.ar,
    byBank: 'بحوالة بنكية',
    byCard: 'بالبطاقة',
    started: 'بدأت',
    number: 'رقمنا',
    remitter: 'المُرسِل',
    remitterIban: 'من الآيبان',
    iban: 'إلى الآيبان',
    customer: 'العميل',
    bookedAt: 'وصلت',
    since: 'معلّقة منذ',
    bankReference: 'مرجع البنك',
    cash: 'إيداع نقدي',
    unknown: 'غير معروف',
    credit: 'إيداع في محفظة',
    sendBack: 'إعادة',
    creditTopUp: 'إيداع في محفظتها',
    refund: 'ردّ إلى البطاقة',
    showTopUp: 'عرض عملية الشحن',
    outdated: what => `${what} تعرض القائمة الآن الحالة الراهنة.`,
    ...decisions.ar,
  },
)
