import type { ReviewDecisionRequestDecision, ReviewKind, ReviewStatus } from '#web/api/generated/model/index.ts'
import type { adminReviews as en } from '../en/admin-reviews.ts'
import { plural } from '../plural.ts'

type PerDecision = Record<ReviewDecisionRequestDecision, string>

const kind: Record<ReviewKind, string> = { identity: 'الهوية عبر نفاذ', screening: 'فحص الالتزام' }

const status: Record<ReviewStatus, string> = {
  open: 'مفتوحة',
  approved: 'مقبولة',
  rejected: 'مرفوضة',
  asked_again: 'طُلبت الإعادة',
  overtaken: 'سُوّيت من دوننا',
}

const decide: PerDecision = { approve: 'قبول', reject: 'رفض', ask_again: 'طلب الإعادة' }

const deciding: PerDecision = { approve: 'جارٍ القبول…', reject: 'جارٍ الرفض…', ask_again: 'جارٍ طلب الإعادة…' }

const decideTitle: Record<ReviewKind, PerDecision> = {
  identity: {
    approve: 'هل تريد قبول هذه الهوية؟',
    reject: 'هل تريد رفض هذه الهوية؟',
    ask_again: 'هل تريد طلب موافقة أخرى عبر نفاذ؟',
  },
  screening: {
    approve: 'هل تريد قبول هذا العميل؟',
    reject: 'هل تريد رفض هذا العميل؟',
    ask_again: 'هل تريد إجراء الفحص مرة أخرى؟',
  },
}

const consequence: Record<ReviewKind, PerDecision> = {
  identity: {
    approve: 'تخبر شاشة العميل بأن الطلب قد قُدِّم، وتنتقل به إلى فحص الالتزام.',
    reject: 'تعرض شاشة العميل «رُفض الطلب» وتعود به إلى رقم الهوية.',
    ask_again: 'تطلب شاشة العميل الموافقة عبر نفاذ مرة أخرى، ويبدأ طلب جديد بضغطة واحدة.',
  },
  screening: {
    approve: 'تنتقل شاشة العميل إلى الاستبيان تلقائيًا.',
    reject: 'تخبر شاشة العميل بأنه يتعذر علينا فتح حساب له، وبطريقة التواصل مع الدعم. وينتهي التسجيل عند ذلك.',
    ask_again:
      'تظل شاشة العميل في الانتظار ريثما تُسأل خدمة الفحص مرة أخرى. وإذا طلبت المراجعة من جديد، تظهر هنا حالة جديدة.',
  },
}

const decidedBy: Record<ReviewStatus, (name: string) => string> = {
  open: name => `فتحها ${name}`,
  approved: name => `قبلها ${name}`,
  rejected: name => `رفضها ${name}`,
  asked_again: name => `طلب إعادتها ${name}`,
  overtaken: name => `أغلقها ${name}`,
}

const done: Record<ReviewKind, PerDecision> = {
  identity: {
    approve: 'قُبلت الهوية. تنتقل شاشة العميل إلى الخطوة التالية.',
    reject: 'رُفضت الهوية. تخبر شاشة العميل بذلك.',
    ask_again: 'تطلب شاشة العميل موافقة أخرى عبر نفاذ.',
  },
  screening: {
    approve: 'قُبل العميل. تنتقل شاشته إلى الخطوة التالية.',
    reject: 'رُفض العميل. تخبره شاشته بذلك.',
    ask_again: 'يُجرى الفحص مرة أخرى بينما تنتظر شاشة العميل.',
  },
}

export const adminReviews: typeof en = {
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
  nothingOpenText: 'ستظهر هنا حالات الهوية والفحص التي تحتاج إلى قرار الالتزام. وتتحدّث القائمة تلقائيًا.',
  nothingClosedTitle: 'لم يُتخذ أي قرار بعد',
  nothingClosedText: 'ستظهر هنا القرارات المتخذة: من اتخذها ومتى ولماذا.',
  kind,
  status,
  waitingSince: (moment, ago) => `بانتظار القرار منذ ${moment} (${ago})`,
  since: moment => `فُتحت في ${moment}`,
  phone: 'الجوال',
  id: 'رقم الهوية',
  cr: 'رقم السجل التجاري',
  said: 'ما قالته خدمة الفحص',
  showCustomer: 'عرض العميل',
  decide,
  deciding,
  decideTitle,
  consequence,
  noteLabel: 'ملاحظة',
  done,
  decidedBy,
  decidedAt: moment => `في ${moment}`,
  note: 'ملاحظة',
  closedBefore: 'أُغلقت هذه الحالة قبل قرارك.',
  closedFirst: (decided, moment) => `أُغلقت هذه الحالة قبل قرارك: ${decided}، ${moment}.`,
  gone: 'لم تعد هذه الحالة موجودة.',
}
