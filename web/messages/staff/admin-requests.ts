import type { DifferenceResolution, StaffRequestState, TransferOutcome } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'
import { requestDecisions } from './admin-request-decisions.ts'
import { requestKinds } from './admin-request-kinds.ts'

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
    ...requestKinds.en,
    state: state.en,
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
    mine: 'You made this request. A second administrator must approve or reject it. You can withdraw it.',
    showCustomer: 'Show the customer',
    showSuspense: 'Show in suspense',
    showTransfer: 'Show the transfer',
    showTopUp: 'Show the top-up',
    ...requestDecisions.en,
    noteLabel: 'Note',
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
    ...requestKinds.ar,
    state: state.ar,
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
    askedBy: name => `مقدّم الطلب: ${name}`,
    at: moment => `في ${moment}`,
    reason: 'السبب',
    note: 'ملاحظة',
    effectLabel: 'إذا قُبل الطلب',
    mine: 'أنت من قدّم هذا الطلب، فالموافقة أو الرفض لشخص آخر. ولك أن تسحبه.',
    showCustomer: 'عرض العميل',
    showSuspense: 'عرض المبلغ المعلّق',
    showTransfer: 'عرض التحويل',
    showTopUp: 'عرض عملية الشحن',
    ...requestDecisions.ar,
    noteLabel: 'ملاحظة',
    outdated: what => `${what} تعرض القائمة الآن الحالة الراهنة.`,
  },
)
