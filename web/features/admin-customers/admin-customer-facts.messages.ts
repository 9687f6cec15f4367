import type { BusinessType, CustomerQuestionnaireRiskRating } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const englishRating: Record<CustomerQuestionnaireRiskRating, string> = { low: 'Low' }

const englishType: Record<BusinessType, string> = {
  'sole-proprietorship': 'Sole Proprietorship',
  'individual-owner-company': 'Individual Owner Company',
  'multi-owner-company': 'Multi-Owner Company',
  freelancer: 'Freelancer',
}

const en = {
  registryTitle: 'Commercial registry',
  businessType: 'Business type',
  unifiedNumber: 'Unified number',
  legalName: 'Registered name',
  issueDate: 'Issued',
  expiryDate: 'Expires',
  businessTypes: englishType,
  ownerTitle: 'Owner',
  approved: 'Approved in Nafath',
  birthYear: 'Born in',
  questionnaireTitle: 'KYB questionnaire',
  noQuestionnaire: 'Not answered yet.',
  riskRating: 'Risk rating',
  ratings: englishRating,
  purposes: 'Purpose of account',
  businessActivity: 'Business activity',
  annualRevenue: 'Annual revenue',

  walletTitle: 'Balance',
  noWallet: 'No wallet yet. It opens when the profile is complete.',
  total: 'Total',
  parts: 'Main wallet and sub-wallets',
  part: 'Wallet',
  main: 'Main wallet',
  available: 'Available',
  onHold: 'On hold',

  memberOfTitle: 'Member of',
  membersTitle: 'Team',
  transactionsTitle: 'Latest transactions',
  allTransfers: 'Transfers',
  allTopUps: 'Top-ups',
  allTransactions: 'All transactions',
  allTitle: 'Transactions',
  of: (name: string) => `Of ${name}, newest first. Times are in Riyadh time.`,
  list: 'Transactions, newest first',
  noTransactions: 'No transactions yet.',
  onPage: (count: number, page: number) =>
    `${plural('en', count, { one: '# transaction', other: '# transactions' })}, page ${page}`,
  newer: 'Newer',
}

const arabicRating: Record<CustomerQuestionnaireRiskRating, string> = { low: 'منخفض' }

const arabicType: Record<BusinessType, string> = {
  'sole-proprietorship': 'مؤسسة فردية',
  'individual-owner-company': 'شركة الشخص الواحد',
  'multi-owner-company': 'شركة متعددة الملّاك',
  freelancer: 'العمل الحر',
}

const ar: typeof en = {
  registryTitle: 'السجل التجاري',
  businessType: 'نوع المنشأة',
  unifiedNumber: 'الرقم الوطني الموحد',
  legalName: 'الاسم المسجّل',
  issueDate: 'تاريخ الإصدار',
  expiryDate: 'تاريخ الانتهاء',
  businessTypes: arabicType,
  ownerTitle: 'المالك',
  approved: 'تاريخ الموافقة في نفاذ',
  birthYear: 'سنة الميلاد',
  questionnaireTitle: 'استبيان التحقق من المنشأة (KYB)',
  noQuestionnaire: 'لم تتم الإجابة عنه بعد.',
  riskRating: 'تصنيف المخاطر',
  ratings: arabicRating,
  purposes: 'الغرض من الحساب',
  businessActivity: 'النشاط التجاري',
  annualRevenue: 'الإيرادات السنوية',

  walletTitle: 'الرصيد',
  noWallet: 'لا توجد محفظة بعد، وتُفتح مع اكتمال الملف التعريفي.',
  total: 'الإجمالي',
  parts: 'المحفظة الرئيسية والمحافظ الفرعية',
  part: 'المحفظة',
  main: 'المحفظة الرئيسية',
  available: 'المتاح',
  onHold: 'المحجوز',

  memberOfTitle: 'عضو في',
  membersTitle: 'الفريق',
  transactionsTitle: 'آخر العمليات',
  allTransfers: 'التحويلات',
  allTopUps: 'عمليات الشحن',
  allTransactions: 'جميع العمليات',
  allTitle: 'العمليات',
  of: name => `عمليات ${name}، الأحدث أولًا. الأوقات بتوقيت الرياض.`,
  list: 'العمليات، الأحدث أولًا',
  noTransactions: 'لا توجد عمليات بعد.',
  onPage: (count, page) =>
    `${plural('ar', count, { zero: 'لا عمليات', one: 'عملية واحدة', two: 'عمليتان', few: '# عمليات', many: '# عملية', other: '# عملية' })}، الصفحة ${page}`,
  newer: 'الأحدث',
}

export const adminCustomerFacts = catalogue(en, ar)
