import { catalogue } from '#web/messages/catalogue.ts'

const period = catalogue(
  {
    daily: {
      tab: 'Daily Limit',
      current: 'Current Daily Limit',
      next: 'New Daily Limit',
      used: 'Used today',
      remaining: 'Remaining today',
      required: 'Daily limit is required',
      range: (minimum: string, maximum: string) => `Daily limit must be between ${minimum} and ${maximum} SAR`,
      set: (amount: string) => `The daily limit of your wallet is now ${amount}.`,
      setOf: (type: string, amount: string) => `The daily limit for ${type} is now ${amount}.`,
      removedOf: (type: string) => `There is no separate daily limit for ${type} any more.`,
    },
    monthly: {
      tab: 'Monthly Limit',
      current: 'Current Monthly Limit',
      next: 'New Monthly Limit',
      used: 'Used this month',
      remaining: 'Remaining this month',
      required: 'Monthly limit is required',
      range: (minimum: string, maximum: string) => `Monthly limit must be between ${minimum} and ${maximum} SAR`,
      set: (amount: string) => `The monthly limit of your wallet is now ${amount}.`,
      setOf: (type: string, amount: string) => `The monthly limit for ${type} is now ${amount}.`,
      removedOf: (type: string) => `There is no separate monthly limit for ${type} any more.`,
    },
  },
  {
    daily: {
      tab: 'الحد اليومي',
      current: 'الحد اليومي الحالي',
      next: 'الحد اليومي الجديد',
      used: 'المستخدم اليوم',
      remaining: 'المتبقي اليوم',
      required: 'الحد اليومي مطلوب',
      range: (minimum, maximum) => `يجب أن يكون الحد اليومي بين ${minimum} و${maximum} ر.س`,
      set: amount => `أصبح الحد اليومي لمحفظتك \u2066${amount}\u2069.`,
      setOf: (type, amount) => `أصبح الحد اليومي لعمليات «\u2068${type}\u2069» \u2066${amount}\u2069.`,
      removedOf: type => `لم يعد لعمليات «\u2068${type}\u2069» حد يومي خاص بها.`,
    },
    monthly: {
      tab: 'الحد الشهري',
      current: 'الحد الشهري الحالي',
      next: 'الحد الشهري الجديد',
      used: 'المستخدم هذا الشهر',
      remaining: 'المتبقي هذا الشهر',
      required: 'الحد الشهري مطلوب',
      range: (minimum, maximum) => `يجب أن يكون الحد الشهري بين ${minimum} و${maximum} ر.س`,
      set: amount => `أصبح الحد الشهري لمحفظتك \u2066${amount}\u2069.`,
      setOf: (type, amount) => `أصبح الحد الشهري لعمليات «\u2068${type}\u2069» \u2066${amount}\u2069.`,
      removedOf: type => `لم يعد لعمليات «\u2068${type}\u2069» حد شهري خاص بها.`,
    },
  },
)

/** Amounts are isolated, so that their parts keep their order inside Arabic text. */
const warnings = catalogue(
  {
    daily: {
      used: (amount: string) =>
        `You have used ${amount} today, more than the new limit. Nothing more can be spent today.`,
      other: (amount: string) =>
        `This is more than the monthly limit of ${amount}. No more than the monthly limit can be spent.`,
    },
    monthly: {
      used: (amount: string) =>
        `You have used ${amount} this month, more than the new limit. Nothing more can be spent this month.`,
      other: (amount: string) =>
        `This is less than the daily limit of ${amount}. No more than the monthly limit can be spent, also in one day.`,
    },
  },
  {
    daily: {
      used: amount => `استخدمت اليوم \u2066${amount}\u2069، وهو أكثر من الحد الجديد، فلن يمكنك صرف المزيد اليوم.`,
      other: amount => `هذا أعلى من الحد الشهري \u2066${amount}\u2069. لن يتجاوز الصرف الحد الشهري.`,
    },
    monthly: {
      used: amount =>
        `استخدمت هذا الشهر \u2066${amount}\u2069، وهو أكثر من الحد الجديد، فلن يمكنك صرف المزيد هذا الشهر.`,
      other: amount => `هذا أقل من الحد اليومي \u2066${amount}\u2069. لن يتجاوز الصرف الحد الشهري، ولو في يوم واحد.`,
    },
  },
)

export const limits = catalogue(
  {
    title: 'Limits Configuration',
    typeLead: 'Choose the limit that you want to change.',
    typeLeadToSee: 'Choose the limit that you want to see.',
    scopeLabel: 'Limit type',
    scope: {
      overall: { title: 'Overall Wallet', text: 'A limit for the whole wallet' },
      specific: { title: 'Specific Transaction', text: 'A limit for one type of transaction' },
    },
    periods: 'Period',
    typeLabel: 'Transaction type',
    typePlaceholder: 'Search transaction types',
    typeShow: 'Show transaction types',
    typeNone: 'No transaction type has this name.',
    typeFirst: 'Choose a transaction type to see its limits.',
    typeMissing: 'Please choose a transaction type',
    period: period.en,
    decimals: 'Enter an amount with at most two decimals, such as 2,500.50',
    zero: 'With a limit of zero no money can leave your wallet.',
    zeroOf: (type: string) => `With a limit of zero this is not possible: ${type}.`,
    warnings: warnings.en,
    noLimit: 'No separate limit',
    overallApplies: (amount: string) => `The limit of the whole wallet applies: ${amount}.`,
    notCounted: 'It does not count towards the limit of the whole wallet.',
    allowedRange: 'Allowed Range',
    fromTo: (minimum: string, maximum: string) => `${minimum} to ${maximum}`,
    appliesTo: 'Applies to',
    reviewTitle: 'Confirm the new limit',
    removalTitle: 'Confirm that this limit ends',
    subject: (limit: string, of: string, amount: string) => `${limit}, ${of}: ${amount}`,
    subjectOfRemoval: (limit: string, of: string) => `${limit}, ${of}: No separate limit`,
    doneTitle: 'Wallet Limit Updated',
  },
  {
    title: 'إعداد الحدود',
    typeLead: 'اختر الحد الذي تريد تغييره.',
    typeLeadToSee: 'اختر الحد الذي تريد الاطلاع عليه.',
    scopeLabel: 'نوع الحد',
    scope: {
      overall: { title: 'المحفظة كاملة', text: 'حد للمحفظة بأكملها' },
      specific: { title: 'عملية محددة', text: 'حد لنوع واحد من العمليات' },
    },
    periods: 'المدة',
    typeLabel: 'نوع العملية',
    typePlaceholder: 'ابحث في أنواع العمليات',
    typeShow: 'عرض أنواع العمليات',
    typeNone: 'لا يوجد نوع عملية بهذا الاسم.',
    typeFirst: 'اختر نوع العملية لعرض حدوده.',
    typeMissing: 'يرجى اختيار نوع العملية',
    period: period.ar,
    decimals: 'أدخل المبلغ بمنزلتين عشريتين على الأكثر، مثل 2,500.50',
    zero: 'إذا كان الحد صفرًا فلن يخرج أي مبلغ من محفظتك.',
    zeroOf: type => `إذا كان الحد صفرًا فلن تتاح عمليات «\u2068${type}\u2069».`,
    warnings: warnings.ar,
    noLimit: 'بلا حد خاص به',
    overallApplies: amount => `يسري عليه حد المحفظة كاملة: \u2066${amount}\u2069.`,
    notCounted: 'لا يُحتسب ضمن حد المحفظة كاملة.',
    allowedRange: 'النطاق المسموح',
    fromTo: (minimum, maximum) => `من \u2066${minimum}\u2069 إلى \u2066${maximum}\u2069`,
    appliesTo: 'يسري على',
    reviewTitle: 'تأكيد الحد الجديد',
    removalTitle: 'تأكيد إزالة هذا الحد',
    subject: (limit, of, amount) => `${limit} لـ«\u2068${of}\u2069»: \u2066${amount}\u2069`,
    subjectOfRemoval: (limit, of) => `${limit} لـ«\u2068${of}\u2069»: بلا حد خاص به`,
    doneTitle: 'حُدِّث حد المحفظة',
  },
)
