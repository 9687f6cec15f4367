import type { StaffTaskKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

const kinds = catalogue<Record<StaffTaskKind, string>>(
  {
    review: 'Compliance review',
    staff_request: 'Request to decide',
    transfer: 'Transfer to decide',
    suspense_credit: 'Bank transfer in suspense',
    suspended_top_up: 'Card top-up in suspense',
    money_exception: 'Report that contradicts our books',
    reconciliation_difference: 'Difference in the reconciliation',
    reported_problem: 'Problem that a customer reported',
    document_request: 'Document that we asked for has arrived',
  },
  {
    review: 'مراجعة الالتزام',
    staff_request: 'طلب ينتظر القرار',
    transfer: 'تحويل ينتظر القرار',
    suspense_credit: 'حوالة بنكية معلّقة',
    suspended_top_up: 'شحن بالبطاقة معلّق',
    money_exception: 'بلاغ يتعارض مع دفاترنا',
    reconciliation_difference: 'فرق في المطابقة',
    reported_problem: 'بلاغ من عميل عن مشكلة',
    document_request: 'وصل مستند طلبناه',
  },
)

export const staffTasks = catalogue(
  {
    title: 'What is waiting',
    lead: 'The longest wait comes first.',
    kinds: kinds.en,
    requestedBy: (name: string) => `Requested by ${name}`,
    takenBy: (name: string) => `${name} is working on it`,
    isMine: 'You are working on it',
    take: 'Take',
    taking: 'Taking…',
    giveBack: 'Give back',
    givingBack: 'Giving back…',
    /** What a screen reader calls the buttons, with the task that they are about. */
    takeOf: (task: string) => `Take: ${task}`,
    giveBackOf: (task: string) => `Give back: ${task}`,
    outdated: (why: string) => `${why} The list is up to date now.`,
    nothingTitle: 'Nothing is waiting',
    nothing: 'New reviews, requests, money in suspense, reported problems and documents that we asked for appear here.',
  },
  {
    title: 'بانتظار العمل',
    lead: 'الأطول انتظارًا أولًا.',
    kinds: kinds.ar,
    requestedBy: name => `مقدّم الطلب: ${name}`,
    takenBy: name => `قيد العمل لدى ${name}`,
    isMine: 'أنت تعمل عليها',
    take: 'تولّي المهمة',
    taking: 'جارٍ تولّي المهمة…',
    giveBack: 'ترك المهمة',
    givingBack: 'جارٍ ترك المهمة…',
    takeOf: task => `تولّي المهمة: ${task}`,
    giveBackOf: task => `ترك المهمة: ${task}`,
    outdated: why => `${why} حُدّثت القائمة الآن.`,
    nothingTitle: 'لا شيء بانتظار العمل',
    nothing: 'تظهر هنا المراجعات والطلبات والمبالغ المعلّقة وبلاغات العملاء الجديدة والمستندات التي طلبناها ووصلت.',
  },
)
