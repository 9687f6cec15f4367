import type { RegisteredPartyRole, ReviewKind, ReviewStatus } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'
import { reviewDecisions } from './admin-review-decisions.ts'

const kind = catalogue<Record<ReviewKind, string>>(
  {
    identity: 'Nafath identity',
    not_on_registration: 'Not on the registration',
    screening: 'Screening',
    rescreening: 'Daily screening',
  },
  {
    identity: 'الهوية عبر نفاذ',
    not_on_registration: 'غير مذكور في السجل',
    screening: 'فحص الالتزام',
    rescreening: 'الفحص اليومي',
  },
)

/** Reviews of every kind share these texts while they are pending. */
const pending = catalogue(
  { open: 'Open', asked_again: 'Asked again', overtaken: 'Closed without a decision' },
  { open: 'مفتوحة', asked_again: 'طُلبت الإعادة', overtaken: 'أُغلقت دون قرار' },
)

const status = catalogue<Record<ReviewKind, Record<ReviewStatus, string>>>(
  {
    identity: { ...pending.en, approved: 'Approved', rejected: 'Rejected' },
    not_on_registration: { ...pending.en, approved: 'May act for the business', rejected: 'May not act' },
    screening: { ...pending.en, approved: 'No match', rejected: 'Match, sign-up ended' },
    rescreening: { ...pending.en, approved: 'No match', rejected: 'Match, wallet frozen' },
  },
  {
    identity: { ...pending.ar, approved: 'مقبولة', rejected: 'مرفوضة' },
    not_on_registration: { ...pending.ar, approved: 'له التصرف باسم المنشأة', rejected: 'ليس له التصرف' },
    screening: { ...pending.ar, approved: 'لا تطابق', rejected: 'تطابق، وانتهى التسجيل' },
    rescreening: { ...pending.ar, approved: 'لا تطابق', rejected: 'تطابق، وجُمّدت المحفظة' },
  },
)

const role = catalogue<Record<RegisteredPartyRole, string>>(
  { owner: 'Owner', manager: 'Manager' },
  { owner: 'مالك', manager: 'مدير' },
)

export const adminReviews = catalogue(
  {
    title: 'Reviews',
    tabs: 'Which reviews',
    open: 'Open',
    closed: 'Closed',
    waiting: (count: number) =>
      plural('en', count, {
        one: '# case is waiting for a decision.',
        other: '# cases are waiting for a decision, oldest first.',
      }),
    closedLead: 'The 100 most recently closed cases, newest first.',
    nothingOpenTitle: 'No cases are waiting for a decision',
    nothingOpenText:
      'Identities, registrations and screenings that need a compliance decision will be listed here. The list updates automatically.',
    nothingClosedTitle: 'No decisions yet',
    nothingClosedText: 'Decisions will be listed here, with who made them, when and why.',
    kind: kind.en,
    status: status.en,
    waitingSince: (moment: string, ago: string) => `Waiting since ${moment} (${ago})`,
    since: (moment: string) => `Opened ${moment}`,
    phone: 'Phone',
    id: 'ID number',
    cr: 'CR number',
    unifiedNumber: 'Unified number',
    said: 'Screening result',
    notOnRegistration: 'The registry names this ID number neither as an owner nor as a manager of the business.',
    registered: 'The registry names',
    role: role.en,
    namesNobody: 'The registry names nobody.',
    showCustomer: 'Show the customer',
    ...reviewDecisions.en,
    deciding: 'Saving the decision…',
    noteLabel: 'Note',
    decided: (name: string, outcome: string) => `${name} decided: ${outcome}`,
    decidedAt: (moment: string) => `on ${moment}`,
    note: 'Note',
    closedBefore: 'This case was closed before your decision.',
    closedFirst: (decided: string, moment: string) =>
      `This case was closed before your decision. ${decided}, ${moment}.`,
    gone: 'This case no longer exists.',
  },
  {
    title: 'المراجعات',
    tabs: 'أي مراجعات',
    open: 'مفتوحة',
    closed: 'مغلقة',
    waiting: count =>
      plural('ar', count, {
        zero: 'لا حالات بانتظار القرار.',
        one: 'حالة واحدة بانتظار القرار.',
        two: 'حالتان بانتظار القرار، الأقدم أولًا.',
        few: '# حالات بانتظار القرار، الأقدم أولًا.',
        many: '# حالة بانتظار القرار، الأقدم أولًا.',
        other: '# حالة بانتظار القرار، الأقدم أولًا.',
      }),
    closedLead: 'آخر 100 حالة أُغلقت، الأحدث أولًا.',
    nothingOpenTitle: 'لا حالات بانتظار القرار',
    nothingOpenText: 'ستظهر هنا حالات الهوية والسجل والفحص التي تحتاج إلى قرار الالتزام. وتُحدَّث القائمة تلقائيًا.',
    nothingClosedTitle: 'لم يُتخذ أي قرار بعد',
    nothingClosedText: 'ستظهر هنا القرارات المتخذة: من اتخذها ومتى ولماذا.',
    kind: kind.ar,
    status: status.ar,
    waitingSince: (moment, ago) => `بانتظار القرار منذ ${moment} (${ago})`,
    since: moment => `فُتحت في ${moment}`,
    phone: 'الجوال',
    id: 'رقم الهوية',
    cr: 'رقم السجل التجاري',
    unifiedNumber: 'الرقم الوطني الموحد',
    said: 'نتيجة الفحص',
    notOnRegistration: 'لا يذكر السجل التجاري رقم الهوية هذا مالكًا للمنشأة ولا مديرًا لها.',
    registered: 'من يذكرهم السجل',
    role: role.ar,
    namesNobody: 'لا يذكر السجل أحدًا.',
    showCustomer: 'عرض العميل',
    ...reviewDecisions.ar,
    deciding: 'جارٍ حفظ القرار…',
    noteLabel: 'ملاحظة',
    decided: (name, outcome) => `قرار ${name}: ${outcome}`,
    decidedAt: moment => `في ${moment}`,
    note: 'ملاحظة',
    closedBefore: 'أُغلقت هذه الحالة قبل قرارك.',
    closedFirst: (decided, moment) => `أُغلقت هذه الحالة قبل قرارك. ${decided}، ${moment}.`,
    gone: 'لم تعد هذه الحالة موجودة.',
  },
)
