import { catalogue } from './catalogue.ts'

const en = {
  comingSoon: 'Coming soon',
  whatItWillDo: 'What it will do',
  untilThen: 'Until then',
  support: 'Tell support what you need',
  credit: {
    title: 'Credit',
    lead: 'Finance for your business, based on the activity in your wallet.',
    will: [
      'An offer with its full cost before you accept anything',
      'Repayment from your wallet, on agreed dates',
      'An up-to-date view of what you owe and what you have paid',
    ],
    untilThen: 'Plink does not offer credit yet. Nobody should offer you credit in our name.',
    instead: 'See your transactions',
  },
}

const ar: typeof en = {
  comingSoon: 'قريبًا',
  whatItWillDo: 'ما الذي ستقدمه هذه الخدمة',
  untilThen: 'إلى ذلك الحين',
  support: 'أخبر الدعم بما تحتاج إليه',
  credit: {
    title: 'التمويل',
    lead: 'تمويل لمنشأتك بناءً على حركة محفظتك.',
    will: [
      'عرض يبيّن التكلفة كاملة قبل أن تقبل أي شيء',
      'سداد من محفظتك في أيام معروفة لك',
      'ما عليك وما سددته، محدّثًا دائمًا',
    ],
    untilThen: 'لا يقدم Plink أي تمويل بعد، ولا ينبغي لأحد أن يعرضه عليك باسمنا.',
    instead: 'عرض العمليات',
  },
}

export const services = catalogue(en, ar)
