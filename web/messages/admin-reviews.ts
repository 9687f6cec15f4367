import type {
  RegisteredPartyRole,
  ReviewDecisionRequestDecision,
  ReviewKind,
  ReviewStatus,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

type PerDecision = Record<ReviewDecisionRequestDecision, string>

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

/** The label of a button states the consequence of the decision. */
const decide = catalogue<Record<ReviewKind, PerDecision>>(
  {
    identity: { approve: 'Approve the identity', reject: 'Reject the identity', ask_again: 'Ask Nafath again' },
    not_on_registration: {
      approve: 'May act: continue the sign-up',
      reject: 'May not act: end the sign-up',
      ask_again: 'Ask the registry again',
    },
    screening: {
      approve: 'No match: continue the sign-up',
      reject: 'Match: end the sign-up',
      ask_again: 'Screen again',
    },
    rescreening: {
      approve: 'No match: keep the wallet open',
      reject: 'Match: freeze the wallet',
      ask_again: 'Screen again',
    },
  },
  {
    identity: { approve: 'قبول الهوية', reject: 'رفض الهوية', ask_again: 'سؤال نفاذ مرة أخرى' },
    not_on_registration: {
      approve: 'له التصرف: متابعة التسجيل',
      reject: 'ليس له التصرف: إنهاء التسجيل',
      ask_again: 'سؤال السجل مرة أخرى',
    },
    screening: {
      approve: 'لا تطابق: متابعة التسجيل',
      reject: 'تطابق: إنهاء التسجيل',
      ask_again: 'إعادة الفحص',
    },
    rescreening: {
      approve: 'لا تطابق: إبقاء المحفظة مفتوحة',
      reject: 'تطابق: تجميد المحفظة',
      ask_again: 'إعادة الفحص',
    },
  },
)

const decideTitle = catalogue<Record<ReviewKind, PerDecision>>(
  {
    identity: {
      approve: 'Approve this identity?',
      reject: 'Reject this identity?',
      ask_again: 'Ask for another Nafath approval?',
    },
    not_on_registration: {
      approve: 'Let this person act for the business?',
      reject: 'Reject this customer?',
      ask_again: 'Ask the registry again?',
    },
    screening: {
      approve: 'Approve this customer?',
      reject: 'Reject this customer?',
      ask_again: 'Run the screening again?',
    },
    rescreening: {
      approve: 'Is the listed entry somebody other than this customer?',
      reject: 'Freeze this customer’s wallet?',
      ask_again: 'Run the daily screening again?',
    },
  },
  {
    identity: {
      approve: 'هل تريد قبول هذه الهوية؟',
      reject: 'هل تريد رفض هذه الهوية؟',
      ask_again: 'هل تريد طلب موافقة أخرى عبر نفاذ؟',
    },
    not_on_registration: {
      approve: 'هل تسمح لهذا الشخص بالتصرف باسم المنشأة؟',
      reject: 'هل تريد رفض هذا العميل؟',
      ask_again: 'هل تريد سؤال السجل التجاري مرة أخرى؟',
    },
    screening: {
      approve: 'هل تريد قبول هذا العميل؟',
      reject: 'هل تريد رفض هذا العميل؟',
      ask_again: 'هل تريد إجراء الفحص مرة أخرى؟',
    },
    rescreening: {
      approve: 'هل المدرج في القائمة شخص آخر غير هذا العميل؟',
      reject: 'هل تريد تجميد محفظة هذا العميل؟',
      ask_again: 'هل تريد إجراء الفحص اليومي مرة أخرى؟',
    },
  },
)

/** The text that the customer's screen will show. */
const consequence = catalogue<Record<ReviewKind, PerDecision>>(
  {
    identity: {
      approve: 'The customer sees that the request was submitted and continues with the screening.',
      reject: 'The customer sees ‘Request Rejected’ and goes back to the ID number.',
      ask_again: 'The customer is asked to approve in Nafath again and can start a new request.',
    },
    not_on_registration: {
      approve: 'The customer continues with the screening automatically.',
      reject: 'The customer sees that we cannot open an account and how to contact support. The sign-up ends.',
      ask_again:
        'The customer keeps waiting while we ask the registry again. If it still does not name them, a new case opens here.',
    },
    screening: {
      approve: 'The customer continues with the questionnaire automatically.',
      reject: 'The customer sees that we cannot open an account and how to contact support. The sign-up ends.',
      ask_again:
        'The customer keeps waiting while the screening runs again. If it asks for a review again, a new case opens here.',
    },
    rescreening: {
      approve: 'Nothing changes for the customer. The same entries of the lists do not open a case again.',
      reject:
        'The wallet is frozen: no money leaves it until an administrator lifts the freeze. Incoming money still arrives. The customer is told to call us.',
      ask_again: 'The customer is screened again at the next run. A hit opens a new case here.',
    },
  },
  {
    identity: {
      approve: 'تخبر شاشة العميل بأن الطلب قد قُدِّم، وتنتقل به إلى فحص الالتزام.',
      reject: 'تعرض شاشة العميل «رُفض الطلب» وتعود به إلى رقم الهوية.',
      ask_again: 'تطلب شاشة العميل الموافقة عبر نفاذ مرة أخرى، ويبدأ طلب جديد بضغطة واحدة.',
    },
    not_on_registration: {
      approve: 'تنتقل شاشة العميل إلى فحص الالتزام تلقائيًا.',
      reject: 'تخبر شاشة العميل بأنه يتعذر علينا فتح حساب له، وبطريقة التواصل مع الدعم. وينتهي التسجيل عند ذلك.',
      ask_again:
        'تظل شاشة العميل في الانتظار ريثما نسأل السجل التجاري مرة أخرى. وإذا لم يذكره السجل بعد، تظهر هنا حالة جديدة.',
    },
    screening: {
      approve: 'تنتقل شاشة العميل إلى الاستبيان تلقائيًا.',
      reject: 'تخبر شاشة العميل بأنه يتعذر علينا فتح حساب له، وبطريقة التواصل مع الدعم. وينتهي التسجيل عند ذلك.',
      ask_again:
        'تظل شاشة العميل في الانتظار ريثما تُسأل خدمة الفحص مرة أخرى. وإذا طلبت المراجعة من جديد، تظهر هنا حالة جديدة.',
    },
    rescreening: {
      approve: 'لا يتغيّر شيء لدى العميل، ولا تفتح بنود القوائم نفسها حالة جديدة.',
      reject:
        'تُجمَّد المحفظة: لا يخرج منها مال حتى يرفع أحد المشرفين التجميد، وما يرد إليها يصل. ويُطلب من العميل الاتصال بنا.',
      ask_again: 'يُفحص العميل مرة أخرى في الجولة التالية. وإن وُجد تطابق تُفتح هنا حالة جديدة.',
    },
  },
)

const role = catalogue<Record<RegisteredPartyRole, string>>(
  { owner: 'Owner', manager: 'Manager' },
  { owner: 'مالك', manager: 'مدير' },
)

const done = catalogue<Record<ReviewKind, PerDecision>>(
  {
    identity: {
      approve: 'Identity approved. The customer can continue.',
      reject: 'Identity rejected. The customer’s screen shows it.',
      ask_again: 'The customer is asked for another Nafath approval.',
    },
    not_on_registration: {
      approve: 'The person may act for the business. The customer can continue.',
      reject: 'Customer rejected. The customer’s screen shows it.',
      ask_again: 'We ask the registry again while the customer waits.',
    },
    screening: {
      approve: 'Customer approved. The customer can continue.',
      reject: 'Customer rejected. The customer’s screen shows it.',
      ask_again: 'The screening runs again while the customer waits.',
    },
    rescreening: {
      approve: 'Customer cleared. Nothing changes for the customer.',
      reject: 'The wallet is frozen. The customer is told to call us.',
      ask_again: 'The customer is screened again at the next run.',
    },
  },
  {
    identity: {
      approve: 'قُبلت الهوية. تنتقل شاشة العميل إلى الخطوة التالية.',
      reject: 'رُفضت الهوية. تخبر شاشة العميل بذلك.',
      ask_again: 'تطلب شاشة العميل موافقة أخرى عبر نفاذ.',
    },
    not_on_registration: {
      approve: 'صار لهذا الشخص أن يتصرف باسم المنشأة. تنتقل شاشته إلى الخطوة التالية.',
      reject: 'رُفض العميل. تخبره شاشته بذلك.',
      ask_again: 'نسأل السجل التجاري مرة أخرى بينما تنتظر شاشة العميل.',
    },
    screening: {
      approve: 'قُبل العميل. تنتقل شاشته إلى الخطوة التالية.',
      reject: 'رُفض العميل. تخبره شاشته بذلك.',
      ask_again: 'يُجرى الفحص مرة أخرى بينما تنتظر شاشة العميل.',
    },
    rescreening: {
      approve: 'لا تطابق. لا يتغيّر شيء لدى العميل.',
      reject: 'جُمّدت المحفظة. يُطلب من العميل الاتصال بنا.',
      ask_again: 'يُفحص العميل مرة أخرى في الجولة التالية.',
    },
  },
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
    decide: decide.en,
    deciding: 'Saving the decision…',
    decideTitle: decideTitle.en,
    consequence: consequence.en,
    noteLabel: 'Note',
    done: done.en,
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
    decide: decide.ar,
    deciding: 'جارٍ حفظ القرار…',
    decideTitle: decideTitle.ar,
    consequence: consequence.ar,
    noteLabel: 'ملاحظة',
    done: done.ar,
    decided: (name, outcome) => `قرار ${name}: ${outcome}`,
    decidedAt: moment => `في ${moment}`,
    note: 'ملاحظة',
    closedBefore: 'أُغلقت هذه الحالة قبل قرارك.',
    closedFirst: (decided, moment) => `أُغلقت هذه الحالة قبل قرارك. ${decided}، ${moment}.`,
    gone: 'لم تعد هذه الحالة موجودة.',
  },
)
