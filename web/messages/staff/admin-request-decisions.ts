import type {
  StaffRequestDecisionRequestDecision,
  StaffRequestPayload,
  StaffRequestState,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

type Kind = StaffRequestPayload['kind']
type PerDecision = Record<StaffRequestDecisionRequestDecision, string>

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
    pending: name => `مقدّم الطلب: ${name}`,
    approved: name => `قُبل من قِبل ${name}`,
    rejected: name => `رُفض من قِبل ${name}`,
    withdrawn: name => `سُحب من قِبل ${name}`,
  },
)

/** How a request is decided, and what that has done. */
export const requestDecisions = catalogue(
  { decide: decide.en, deciding: deciding.en, decideTitle: decideTitle.en, done: done.en, closedBy: closedBy.en },
  { decide: decide.ar, deciding: deciding.ar, decideTitle: decideTitle.ar, done: done.ar, closedBy: closedBy.ar },
)
