import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Check a document',
  lead: 'Enter the code of a statement, balance certificate or IBAN letter from Plink.',
  code: 'Code',
  codeHelp: 'It has 12 letters and digits and is next to the QR code.',
  codeProblems: {
    missing: 'Enter the code of the document',
    wrong: 'This code is not complete. Compare it with the document.',
  },
  check: 'Check',
  checkAnother: 'Check another document',
  genuine: 'Plink issued this document',
  compare: 'Compare these facts with the document. If one of them differs, the document was changed.',
  unknown: 'No document has this code',
  unknownText: 'Compare the code with the document. If it is the same, the document is not from Plink.',
  facts: {
    kind: 'Document',
    code: 'Code',
    holder: 'Account holder',
    iban: 'IBAN ends in',
    period: 'Period',
    closing: 'Closing balance',
    soFar: 'Balance when issued',
    total: 'Total',
    issued: 'Issued',
    digest: 'SHA-256 begins with',
  },
  kinds: { statement: 'Account statement', balance_certificate: 'Balance certificate', iban_letter: 'IBAN letter' },
  days: (from: string, to: string) => `${from} to ${to}`,
}

const ar: typeof en = {
  title: 'التحقق من مستند',
  lead: 'أدخل رمز كشف حساب أو شهادة رصيد أو خطاب آيبان صادر من Plink.',
  code: 'الرمز',
  codeHelp: 'يتكون من 12 حرفًا ورقمًا، وتجده بجانب رمز QR.',
  codeProblems: { missing: 'أدخل رمز المستند', wrong: 'هذا الرمز غير مكتمل. قارنه بالمستند.' },
  check: 'تحقق',
  checkAnother: 'التحقق من مستند آخر',
  genuine: 'هذا المستند صادر من Plink',
  compare: 'قارن هذه البيانات بالمستند. إذا اختلف أحدها فقد جرى تعديل المستند.',
  unknown: 'لا يوجد مستند بهذا الرمز',
  unknownText: 'قارن الرمز بالمستند. إذا كان مطابقًا فالمستند ليس من Plink.',
  facts: {
    kind: 'المستند',
    code: 'الرمز',
    holder: 'صاحب الحساب',
    iban: 'آخر أرقام الآيبان',
    period: 'الفترة',
    closing: 'الرصيد الختامي',
    soFar: 'الرصيد عند الإصدار',
    total: 'المجموع',
    issued: 'تاريخ الإصدار',
    digest: 'بداية SHA-256',
  },
  kinds: { statement: 'كشف حساب', balance_certificate: 'شهادة رصيد', iban_letter: 'خطاب آيبان' },
  days: (from, to) => `من ${from} إلى ${to}`,
}

export const verify = catalogue(en, ar)
