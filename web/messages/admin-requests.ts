import type {
  DifferenceResolution,
  StaffRequestDecisionRequestDecision,
  StaffRequestPayload,
  StaffRequestState,
  TransferOutcome,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

type Kind = StaffRequestPayload['kind']
type PerDecision = Record<StaffRequestDecisionRequestDecision, string>

const outcome = catalogue<Record<TransferOutcome, string>>(
  {
    paid: 'Paid: the money goes to the payee',
    failed: 'Failed: the money is available to the customer again',
  },
  {
    paid: 'مدفوع: المال للمستفيد',
    failed: 'فاشل: المال متاح للعميل من جديد',
  },
)

const resolution = catalogue<Record<DifferenceResolution, string>>(
  {
    explained: 'Explained: nothing is posted',
    suspense: 'Posted against suspense',
    fees: 'Posted against fees',
  },
  {
    explained: 'مفسَّر: لا يُقيَّد شيء',
    suspense: 'قيد مقابل المبالغ المعلّقة',
    fees: 'قيد مقابل الرسوم',
  },
)

const kind = catalogue<Record<Kind, string>>(
  {
    account_closure: 'Closure of an account',
    difference_resolution: 'Resolution of a difference',
    staff_unlock: 'End of sign-in locks',
    suspense_crediting: 'Credit from suspense',
    suspense_return: 'Return from suspense',
    top_up_crediting: 'Credit of a card top-up',
    top_up_dispute: 'Dispute of a card top-up',
    top_up_refund: 'Refund of a card top-up',
    transfer_settlement: 'Outcome of a transfer',
  },
  {
    account_closure: 'إغلاق حساب',
    difference_resolution: 'تسوية فرق',
    staff_unlock: 'رفع قفل الدخول',
    suspense_crediting: 'إيداع مبلغ معلّق',
    suspense_return: 'إعادة مبلغ معلّق',
    top_up_crediting: 'إيداع شحن بالبطاقة',
    top_up_dispute: 'اعتراض على شحن بالبطاقة',
    top_up_refund: 'ردّ شحن بالبطاقة',
    transfer_settlement: 'نتيجة تحويل',
  },
)

/** The label of the customer or colleague whom a request concerns. */
const customer = catalogue<Record<Kind, string>>(
  {
    account_closure: 'Customer',
    difference_resolution: 'About',
    staff_unlock: 'Colleague',
    suspense_crediting: 'Goes to',
    suspense_return: 'Sent to the IBAN of',
    top_up_crediting: 'Goes to',
    top_up_dispute: 'Paid by',
    top_up_refund: 'Paid by',
    transfer_settlement: 'Paid by',
  },
  {
    account_closure: 'العميل',
    difference_resolution: 'بخصوص',
    staff_unlock: 'الزميل',
    suspense_crediting: 'يُودع لدى',
    suspense_return: 'أُرسل إلى آيبان',
    top_up_crediting: 'يُودع لدى',
    top_up_dispute: 'دفعه',
    top_up_refund: 'دفعه',
    transfer_settlement: 'دفعه',
  },
)

/** The effect of an approval. */
const effect = catalogue<Record<Kind, string>>(
  {
    account_closure:
      'The customer is signed out everywhere and can never sign in to this account again. Password, devices and settings are deleted. Identity, sign-up answers and transactions are kept for the time that the law asks for. The customer is told by SMS and may sign up again.',
    difference_resolution:
      'The difference counts as resolved. A correction, if there is one, is posted at once between the accounts that mirror the bank. No wallet changes.',
    staff_unlock:
      'The sign-in locks of this colleague end, and their failed attempts are forgotten. They still need their password and their second factor.',
    suspense_crediting: 'The money goes to the wallet of this customer at once, and is theirs to spend.',
    suspense_return: 'The bank is asked to send the money back to where it came from.',
    top_up_crediting: 'The money goes to the wallet of this customer at once, and is theirs to spend.',
    top_up_dispute:
      'The top-up counts as disputed, because the bank of the card has taken the payment back. The money leaves suspense and the wallet. What is missing there, the customer owes.',
    top_up_refund:
      'The money may go back to the card: somebody refunds it in the dashboard of the card provider. It leaves suspense once the provider says so.',
    transfer_settlement:
      'The transfer ends with this outcome, and the customer is told. What the bank says later is compared with it.',
  },
  {
    account_closure:
      'يُسجَّل خروج العميل من جميع أجهزته ولا يدخل هذا الحساب بعدها أبدًا. وتُحذف كلمة المرور والأجهزة والإعدادات. وتُحفظ الهوية وإجابات التسجيل والعمليات المدة التي يوجبها النظام. ويُبلَّغ العميل برسالة نصية، وله أن يسجّل من جديد.',
    difference_resolution:
      'يُعدّ الفرق مسوّى. وإن كان له قيد تصحيح فيُقيَّد فورًا بين الحسابات المقابلة للبنك. ولا تتغير أي محفظة.',
    staff_unlock:
      'يُرفع قفل الدخول عن هذا الزميل وتُنسى محاولاته الفاشلة. ويبقى عليه إدخال كلمة المرور وعامل التحقق الثاني.',
    suspense_crediting: 'يدخل المال محفظة هذا العميل فورًا، وله أن يتصرف فيه.',
    suspense_return: 'يُطلب من البنك أن يعيد المال إلى مصدره.',
    top_up_crediting: 'يدخل المال محفظة هذا العميل فورًا، وله أن يتصرف فيه.',
    top_up_dispute:
      'تُعدّ عملية الشحن معترَضًا عليها، لأن بنك البطاقة استردّ الدفعة. ويخرج المال من المبالغ المعلّقة ومن المحفظة، وما ينقص منه دين على العميل.',
    top_up_refund:
      'يجوز أن يعود المال إلى البطاقة: يردّه شخص من لوحة مزوّد البطاقات، ولا يبقى معلّقًا متى أفاد المزوّد بذلك.',
    transfer_settlement: 'ينتهي التحويل بهذه النتيجة ويُبلَّغ العميل. ويُقارن بها ما يقوله البنك لاحقًا.',
  },
)

const state = catalogue<Record<StaffRequestState, string>>(
  {
    pending: 'Waiting',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
  {
    pending: 'قيد الانتظار',
    approved: 'مقبول',
    rejected: 'مرفوض',
    withdrawn: 'مسحوب',
  },
)

const decide = catalogue<PerDecision>(
  { approve: 'Approve', reject: 'Reject', withdraw: 'Withdraw' },
  { approve: 'موافقة', reject: 'رفض', withdraw: 'سحب' },
)

const deciding = catalogue<PerDecision>(
  { approve: 'Approving…', reject: 'Rejecting…', withdraw: 'Withdrawing…' },
  { approve: 'جارٍ الموافقة…', reject: 'جارٍ الرفض…', withdraw: 'جارٍ السحب…' },
)

const suspenseTitles = catalogue(
  { reject: 'Leave the money in suspense?', withdraw: 'Withdraw your request?' },
  { reject: 'هل تريد إبقاء المال معلّقًا؟', withdraw: 'هل تريد سحب طلبك؟' },
)

const decideTitle = catalogue<Record<Kind, PerDecision>>(
  {
    account_closure: {
      approve: 'Close this account for good?',
      reject: 'Leave this account open?',
      withdraw: 'Withdraw your request?',
    },
    difference_resolution: {
      approve: 'Resolve this difference?',
      reject: 'Leave the difference open?',
      withdraw: 'Withdraw your request?',
    },
    staff_unlock: {
      approve: 'End the sign-in locks of this colleague?',
      reject: 'Leave the locks as they are?',
      withdraw: 'Withdraw your request?',
    },
    suspense_crediting: { approve: 'Credit the money to this wallet?', ...suspenseTitles.en },
    suspense_return: { approve: 'Send the money back?', ...suspenseTitles.en },
    top_up_crediting: { approve: 'Credit the money to this wallet?', ...suspenseTitles.en },
    top_up_dispute: {
      approve: 'Record that the bank has taken this payment back?',
      reject: 'Leave the top-up as it is?',
      withdraw: 'Withdraw your request?',
    },
    top_up_refund: { approve: 'Let the money go back to the card?', ...suspenseTitles.en },
    transfer_settlement: {
      approve: 'End the transfer like this?',
      reject: 'Leave the transfer as it is?',
      withdraw: 'Withdraw your request?',
    },
  },
  {
    account_closure: {
      approve: 'هل تريد إغلاق هذا الحساب نهائيًا؟',
      reject: 'هل تريد إبقاء هذا الحساب مفتوحًا؟',
      withdraw: 'هل تريد سحب طلبك؟',
    },
    difference_resolution: {
      approve: 'هل تريد تسوية هذا الفرق؟',
      reject: 'هل تريد إبقاء الفرق مفتوحًا؟',
      withdraw: 'هل تريد سحب طلبك؟',
    },
    staff_unlock: {
      approve: 'هل تريد رفع قفل الدخول عن هذا الزميل؟',
      reject: 'هل تريد إبقاء القفل كما هو؟',
      withdraw: 'هل تريد سحب طلبك؟',
    },
    suspense_crediting: { approve: 'هل تريد إيداع المال في هذه المحفظة؟', ...suspenseTitles.ar },
    suspense_return: { approve: 'هل تريد إعادة المال؟', ...suspenseTitles.ar },
    top_up_crediting: { approve: 'هل تريد إيداع المال في هذه المحفظة؟', ...suspenseTitles.ar },
    top_up_dispute: {
      approve: 'هل تريد تسجيل أن البنك استردّ هذه الدفعة؟',
      reject: 'هل تريد إبقاء عملية الشحن كما هي؟',
      withdraw: 'هل تريد سحب طلبك؟',
    },
    top_up_refund: { approve: 'هل تريد أن يعود المال إلى البطاقة؟', ...suspenseTitles.ar },
    transfer_settlement: {
      approve: 'هل تريد إنهاء التحويل هكذا؟',
      reject: 'هل تريد إبقاء التحويل كما هو؟',
      withdraw: 'هل تريد سحب طلبك؟',
    },
  },
)

const suspenseStays = catalogue(
  {
    reject: 'Rejected. The money stays in suspense.',
    withdraw: 'Withdrawn. The money stays in suspense.',
  },
  { reject: 'رُفض الطلب، ويبقى المال معلّقًا.', withdraw: 'سُحب الطلب، ويبقى المال معلّقًا.' },
)

const done = catalogue<Record<Kind, PerDecision>>(
  {
    account_closure: {
      approve: 'The account is closed.',
      reject: 'Rejected. The account stays open.',
      withdraw: 'Withdrawn. The account stays open.',
    },
    difference_resolution: {
      approve: 'The difference is resolved.',
      reject: 'Rejected. The difference stays open.',
      withdraw: 'Withdrawn. The difference stays open.',
    },
    staff_unlock: {
      approve: 'The locks have ended. The colleague can sign in again.',
      reject: 'Rejected. The locks stay.',
      withdraw: 'Withdrawn. The locks stay.',
    },
    suspense_crediting: { approve: 'The money is in the wallet.', ...suspenseStays.en },
    suspense_return: { approve: 'The bank is asked to send the money back.', ...suspenseStays.en },
    top_up_crediting: { approve: 'The money is in the wallet.', ...suspenseStays.en },
    top_up_dispute: {
      approve: 'The dispute is recorded.',
      reject: 'Rejected. The top-up stays as it is.',
      withdraw: 'Withdrawn. The top-up stays as it is.',
    },
    top_up_refund: { approve: 'Approved. Now refund it in the dashboard of the card provider.', ...suspenseStays.en },
    transfer_settlement: {
      approve: 'The transfer has ended.',
      reject: 'Rejected. The transfer stays as it is.',
      withdraw: 'Withdrawn. The transfer stays as it is.',
    },
  },
  {
    account_closure: {
      approve: 'أُغلق الحساب.',
      reject: 'رُفض الطلب، ويبقى الحساب مفتوحًا.',
      withdraw: 'سُحب الطلب، ويبقى الحساب مفتوحًا.',
    },
    difference_resolution: {
      approve: 'سُوّي الفرق.',
      reject: 'رُفض الطلب، ويبقى الفرق مفتوحًا.',
      withdraw: 'سُحب الطلب، ويبقى الفرق مفتوحًا.',
    },
    staff_unlock: {
      approve: 'رُفع القفل، ويمكن للزميل تسجيل الدخول من جديد.',
      reject: 'رُفض الطلب، ويبقى القفل.',
      withdraw: 'سُحب الطلب، ويبقى القفل.',
    },
    suspense_crediting: { approve: 'دخل المال المحفظة.', ...suspenseStays.ar },
    suspense_return: { approve: 'طُلب من البنك إعادة المال.', ...suspenseStays.ar },
    top_up_crediting: { approve: 'دخل المال المحفظة.', ...suspenseStays.ar },
    top_up_dispute: {
      approve: 'سُجّل الاعتراض.',
      reject: 'رُفض الطلب، وتبقى عملية الشحن كما هي.',
      withdraw: 'سُحب الطلب، وتبقى عملية الشحن كما هي.',
    },
    top_up_refund: { approve: 'قُبل الطلب. ردّ المال الآن من لوحة مزوّد البطاقات.', ...suspenseStays.ar },
    transfer_settlement: {
      approve: 'انتهى التحويل.',
      reject: 'رُفض الطلب، ويبقى التحويل كما هو.',
      withdraw: 'سُحب الطلب، ويبقى التحويل كما هو.',
    },
  },
)

/** The text about a request that somebody has closed. */
const closedBy = catalogue<Record<StaffRequestState, (name: string) => string>>(
  {
    pending: name => `Requested by ${name}`,
    approved: name => `Approved by ${name}`,
    rejected: name => `Rejected by ${name}`,
    withdrawn: name => `Withdrawn by ${name}`,
  },
  {
    pending: name => `قدّمه ${name}`,
    approved: name => `وافق عليه ${name}`,
    rejected: name => `رفضه ${name}`,
    withdrawn: name => `سحبه ${name}`,
  },
)

export const adminRequests = catalogue(
  {
    title: 'Requests',
    lead: 'Requests that need two people: one makes the request, another one decides.',
    tabs: 'Which requests',
    pending: 'Waiting',
    closed: 'Closed',
    waiting: (count: number) =>
      plural('en', count, {
        one: '# request is waiting for a second person.',
        other: '# requests are waiting for a second person, oldest first.',
      }),
    closedLead: 'The 100 most recently closed requests, newest first.',
    nothingPendingTitle: 'Nothing is waiting for a second person',
    nothingPendingText: 'Requests of administrators will be listed here. The list updates automatically.',
    nothingClosedTitle: 'No decisions yet',
    nothingClosedText: 'Decisions will be listed here, with who made them, when and why.',
    kind: kind.en,
    state: state.en,
    customer: customer.en,
    amount: 'Amount',
    bankReference: "Bank's reference",
    sequenceNumber: 'Our number',
    topUp: 'Top-up',
    unlock: 'Unlock a colleague',
    unlockText:
      'For a colleague who cannot sign in because of too many failed attempts. Make sure that it is really them, by phone or in person. Another administrator has to approve it.',
    emailLabel: 'Email of the colleague',
    emailRequired: 'Enter the email of the colleague',
    ask: 'Ask for approval',
    asking: 'Sending…',
    unlockAsked: 'Another administrator can now approve it.',
    difference: 'Difference',
    resolution: 'Resolution',
    correction: 'Correction',
    resolutions: resolution.en,
    showReconciliation: 'Show the reconciliation',
    outcome: 'Outcome',
    outcomes: outcome.en,
    askedBy: (name: string) => `Requested by ${name}`,
    at: (moment: string) => `on ${moment}`,
    reason: 'Reason',
    note: 'Note',
    effectLabel: 'If it is approved',
    effect: effect.en,
    mine: 'You made this request. A second administrator must approve or reject it. You can withdraw it.',
    showCustomer: 'Show the customer',
    showSuspense: 'Show in suspense',
    showTransfer: 'Show the transfer',
    showTopUp: 'Show the top-up',
    decide: decide.en,
    deciding: deciding.en,
    decideTitle: decideTitle.en,
    done: done.en,
    noteLabel: 'Note',
    closedBy: closedBy.en,
    outdated: (what: string) => `${what} The list now shows the current state.`,
  },
  {
    title: 'الطلبات',
    lead: 'طلبات تحتاج إلى شخصين: يقدّمها أحدهما ويبتّ فيها الآخر.',
    tabs: 'أي طلبات',
    pending: 'قيد الانتظار',
    closed: 'مغلقة',
    waiting: count =>
      plural('ar', count, {
        zero: 'لا طلبات بانتظار شخص ثانٍ.',
        one: 'طلب واحد بانتظار شخص ثانٍ.',
        two: 'طلبان بانتظار شخص ثانٍ، الأقدم أولًا.',
        few: '# طلبات بانتظار شخص ثانٍ، الأقدم أولًا.',
        many: '# طلبًا بانتظار شخص ثانٍ، الأقدم أولًا.',
        other: '# طلب بانتظار شخص ثانٍ، الأقدم أولًا.',
      }),
    closedLead: 'آخر 100 طلب أُغلق، الأحدث أولًا.',
    nothingPendingTitle: 'لا شيء بانتظار شخص ثانٍ',
    nothingPendingText: 'ستظهر هنا طلبات المشرفين. وتُحدَّث القائمة تلقائيًا.',
    nothingClosedTitle: 'لم يُتخذ أي قرار بعد',
    nothingClosedText: 'ستظهر هنا القرارات المتخذة: من اتخذها ومتى ولماذا.',
    kind: kind.ar,
    state: state.ar,
    customer: customer.ar,
    amount: 'المبلغ',
    bankReference: 'مرجع البنك',
    sequenceNumber: 'رقمنا',
    topUp: 'عملية الشحن',
    unlock: 'رفع القفل عن زميل',
    unlockText:
      'لزميل تعذّر عليه الدخول بسبب كثرة المحاولات الفاشلة. تأكد من أنه هو فعلًا، هاتفيًا أو وجهًا لوجه. ويلزم أن يوافق مشرف آخر.',
    emailLabel: 'البريد الإلكتروني للزميل',
    emailRequired: 'أدخل البريد الإلكتروني للزميل',
    ask: 'طلب الموافقة',
    asking: 'جارٍ الإرسال…',
    unlockAsked: 'يمكن لمشرف آخر الآن أن يوافق على الطلب.',
    difference: 'الفرق',
    resolution: 'التسوية',
    correction: 'قيد التصحيح',
    resolutions: resolution.ar,
    showReconciliation: 'عرض المطابقة',
    outcome: 'النتيجة',
    outcomes: outcome.ar,
    askedBy: name => `قدّمه ${name}`,
    at: moment => `في ${moment}`,
    reason: 'السبب',
    note: 'ملاحظة',
    effectLabel: 'إذا قُبل الطلب',
    effect: effect.ar,
    mine: 'أنت من قدّم هذا الطلب، فالموافقة أو الرفض لشخص آخر. ولك أن تسحبه.',
    showCustomer: 'عرض العميل',
    showSuspense: 'عرض المبلغ المعلّق',
    showTransfer: 'عرض التحويل',
    showTopUp: 'عرض عملية الشحن',
    decide: decide.ar,
    deciding: deciding.ar,
    decideTitle: decideTitle.ar,
    done: done.ar,
    noteLabel: 'ملاحظة',
    closedBy: closedBy.ar,
    outdated: what => `${what} تعرض القائمة الآن الحالة الراهنة.`,
  },
)
