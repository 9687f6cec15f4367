import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const en = {
  credit: {
    title: 'Credit',
    lead: 'Plink does not lend money. Here is what banks and finance companies usually look at, and what your account already shows.',
    eligibility: 'What lenders look at',
    met: 'Yes:',
    notMet: 'Not yet:',
    registered: 'A registered business whose owner was identified',
    months: (count: number) =>
      plural('en', count, { one: 'An account of at least one month', other: 'An account of at least # months' }),
    inUse: 'An active wallet',
    earning: (count: number) =>
      plural('en', count, {
        one: 'Money coming in during one of the last twelve months',
        other: 'Money coming in during # of the last twelve months',
      }),
    note: 'This is neither an offer nor a decision. Each lender has its own rules.',
    proof: 'Take the proof with you',
    proofText: 'A lender can check a statement or a balance certificate with its code, without signing in.',
    statements: 'See your statements',
    talk: 'Speak to us',
    talkText:
      'Our team answers questions about your account and your statements. Nobody should offer you credit in our name.',
  },
}

const ar: typeof en = {
  credit: {
    title: 'التمويل',
    lead: 'لا يقدم Plink قروضًا. هذا ما تنظر إليه البنوك وشركات التمويل عادةً، وما يبيّنه حسابك منه.',
    eligibility: 'ما ينظر إليه الممولون',
    met: 'نعم:',
    notMet: 'ليس بعد:',
    registered: 'منشأة مسجلة جرى التحقق من هوية مالكها',
    months: count =>
      plural('ar', count, {
        zero: 'حساب جديد',
        one: 'حساب عمره شهر على الأقل',
        two: 'حساب عمره شهران على الأقل',
        few: 'حساب عمره # أشهر على الأقل',
        many: 'حساب عمره # شهرًا على الأقل',
        other: 'حساب عمره # شهر على الأقل',
      }),
    inUse: 'محفظة مفعّلة',
    earning: count =>
      plural('ar', count, {
        zero: 'مبالغ واردة خلال العام',
        one: 'مبالغ واردة في شهر واحد من آخر اثني عشر شهرًا',
        two: 'مبالغ واردة في شهرين من آخر اثني عشر شهرًا',
        few: 'مبالغ واردة في # أشهر من آخر اثني عشر شهرًا',
        many: 'مبالغ واردة في # شهرًا من آخر اثني عشر شهرًا',
        other: 'مبالغ واردة في # شهر من آخر اثني عشر شهرًا',
      }),
    note: 'هذا ليس عرضًا ولا قرارًا، فلكل ممول شروطه.',
    proof: 'خذ الإثبات معك',
    proofText: 'يمكن للممول التحقق من كشف الحساب أو شهادة الرصيد برمزه دون تسجيل دخول.',
    statements: 'عرض كشوف الحساب',
    talk: 'تحدث إلينا',
    talkText: 'يجيب فريقنا عن أسئلتك حول حسابك وكشوفك. ولا ينبغي لأحد أن يعرض عليك تمويلًا باسمنا.',
  },
}

export const services = catalogue(en, ar)
