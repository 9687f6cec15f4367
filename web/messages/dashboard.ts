import { catalogue } from './catalogue.ts'

const en = {
  title: 'Dashboard',
  welcome: (businessName: string) => `Welcome, \u2068${businessName}\u2069`,
  profileMissing: 'Your profile is not complete yet',
  profileMissingText: 'Your wallet opens when your profile is complete.',
  completeProfile: 'Complete your profile',

  balance: 'Your Balance',
  available: 'Available',
  availableText: 'What you can spend now',
  onHoldText: 'Reserved for payments that are not final yet',
  onHoldBanner: 'On Hold Balance',
  higher: (percent: string) => `${percent} higher than 30 days ago`,
  lower: (percent: string) => `${percent} lower than 30 days ago`,
  unchanged: 'The same as 30 days ago',
  noComparison: 'The balance 30 days ago was zero, so there is no comparison',
  mainOfTotal: (elsewhere: string, total: string) =>
    `In your main wallet. With ${elsewhere} in your sub-wallets, your total balance is ${total}.`,
  partOfTotal: (elsewhere: string, total: string) =>
    `In this sub-wallet. With ${elsewhere} in your other wallets, your total balance is ${total}.`,
  wallets: 'Wallets',
  inactive: 'This wallet is inactive',
  inactiveText: 'Money still comes in, but none leaves until you activate it.',
  activate: 'Activate the wallet',
  subWallet: 'Sub-wallet',
  mainWallet: 'Back to the main wallet',

  activity: 'Activity',
  period: 'Period',
  periods: { week: 'Last week', month: 'Last month', year: 'Last year' },
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  days: 'Days',
  asTable: 'Show as a table',
  asGraph: 'Show as a graph',
  graph: 'Money in and out, point by point',
  point: (when: string, moneyIn: string, moneyOut: string) => `${when}: money in ${moneyIn}, money out ${moneyOut}`,
  quiet: 'Nothing came in or went out',
  quietText: 'Money that moves in this period will be shown here.',

  spending: 'Spending Breakdown',
  spendingPeriod: 'The last 30 days',
  spent: 'Spent',
  other: 'Other',
  nothingSpent: 'Nothing spent yet',
  nothingSpentText: 'Once you pay from the wallet, this shows what you spent the money on.',

  transactions: 'Transactions',
  seeAll: 'See All',
  noTransactions: 'No transactions yet',
  noTransactionsText: 'Money that comes in or goes out will be listed here.',
}

const ar: typeof en = {
  title: 'لوحة التحكم',
  welcome: businessName => `مرحبًا، \u2068${businessName}\u2069`,
  profileMissing: 'لم يكتمل ملفك بعد',
  profileMissingText: 'تُفتح محفظتك عند اكتماله.',
  completeProfile: 'أكمل ملفك',

  balance: 'رصيدك',
  available: 'المتاح',
  availableText: 'ما يمكنك إنفاقه الآن',
  onHoldText: 'محفوظ لمدفوعات لم تكتمل بعد',
  onHoldBanner: 'الرصيد المحجوز',
  higher: percent => `أعلى بنسبة ${percent} مما كان قبل 30 يومًا`,
  lower: percent => `أقل بنسبة ${percent} مما كان قبل 30 يومًا`,
  unchanged: 'كما كان قبل 30 يومًا',
  noComparison: 'لم يكن فيها شيء قبل 30 يومًا لنقارن به',
  mainOfTotal: (elsewhere, total) =>
    `في محفظتك الرئيسية. ومع \u2066${elsewhere}\u2069 في محافظك الفرعية يبلغ رصيدك الإجمالي \u2066${total}\u2069.`,
  partOfTotal: (elsewhere, total) =>
    `في هذه المحفظة الفرعية. ومع \u2066${elsewhere}\u2069 في محافظك الأخرى يبلغ رصيدك الإجمالي \u2066${total}\u2069.`,
  wallets: 'المحافظ',
  inactive: 'هذه المحفظة غير مفعّلة',
  inactiveText: 'ما زالت تستقبل المال، ولا يخرج منها شيء حتى تفعّلها.',
  activate: 'تفعيل المحفظة',
  subWallet: 'محفظة فرعية',
  mainWallet: 'العودة إلى المحفظة الرئيسية',

  activity: 'الحركة',
  period: 'الفترة',
  periods: { week: 'آخر أسبوع', month: 'آخر شهر', year: 'آخر سنة' },
  moneyIn: 'الوارد',
  moneyOut: 'الصادر',
  days: 'الأيام',
  asTable: 'عرض كجدول',
  asGraph: 'عرض كرسم بياني',
  graph: 'الوارد والصادر نقطة بنقطة',
  point: (when, moneyIn, moneyOut) => `${when}: الوارد ${moneyIn}، والصادر ${moneyOut}`,
  quiet: 'لم يرد شيء ولم يخرج شيء',
  quietText: 'ما إن يتحرك مبلغ في هذه الفترة حتى تراه هنا.',

  spending: 'توزيع الإنفاق',
  spendingPeriod: 'آخر 30 يومًا',
  spent: 'الإنفاق',
  other: 'أخرى',
  nothingSpent: 'لا إنفاق بعد',
  nothingSpentText: 'عندما تدفع من المحفظة سترى هنا فيم ذهب المال.',

  transactions: 'العمليات',
  seeAll: 'عرض الكل',
  noTransactions: 'لا عمليات بعد',
  noTransactionsText: 'أول مبلغ يرد أو يخرج سيظهر هنا.',
}

export const dashboard = catalogue(en, ar)
