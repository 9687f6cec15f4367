export type DocumentLocale = 'en' | 'ar'

/** The columns of a statement as CSV, in order. */
export const STATEMENT_COLUMN_LABELS = {
  en: [
    'Date',
    'Time',
    'Transaction Type',
    'Counterparty',
    'Reference ID',
    'Currency',
    'Money In',
    'Money Out',
    'Balance',
  ],
  ar: ['التاريخ', 'الوقت', 'نوع العملية', 'الطرف الآخر', 'الرقم المرجعي', 'العملة', 'وارد', 'صادر', 'الرصيد'],
} as const satisfies Record<DocumentLocale, readonly string[]>

/** The sheets of a statement as a workbook, and what only its summary names. */
export const STATEMENT_SHEET_LABELS = {
  en: {
    entries: 'Entries',
    summary: 'Summary',
    from: 'From',
    to: 'To',
    entryCount: 'Number of entries',
    code: 'Code to check it',
  },
  ar: {
    entries: 'الحركات',
    summary: 'الملخص',
    from: 'من',
    to: 'إلى',
    entryCount: 'عدد الحركات',
    code: 'رمز التحقق',
  },
} as const satisfies Record<DocumentLocale, object>

/** The labels on statements, certificates and letters. */
export const DOCUMENT_LABELS = {
  en: {
    titles: {
      statement: 'Account statement',
      balance_certificate: 'Balance certificate',
      iban_letter: 'IBAN letter',
    },
    holder: 'Account holder',
    crNumber: (number: string) => `CR ${number}`,
    account: 'Account',
    mainWallet: 'Main wallet',
    subWallet: (name: string, id: string) => `${name} (sub-wallet ${id})`,
    iban: 'IBAN',
    bank: 'Bank',
    currency: 'Currency',
    saudiRiyal: 'Saudi riyal (SAR)',
    period: 'Period',
    days: (from: string, to: string) => `${from} to ${to}`,
    issued: 'Issued',
    opening: 'Opening balance',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    closing: 'Closing balance',
    closingInterim: 'Balance when issued',
    columns: { date: 'Date', description: 'Description', moneyIn: 'In', moneyOut: 'Out', balance: 'Balance' },
    noEntries: 'Nothing was booked in this period.',
    interim: 'Issued before the period was over: later entries are missing.',
    onHold: 'Amounts in Saudi riyals, times in Riyadh time. Money on hold is in the balance until it is paid.',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    total: 'Total',
    certify: (when: string) =>
      `We certify that on ${when}, Riyadh time, the account of the holder named above had these balances. Money on hold is included.`,
    confirmIban: 'We confirm that the following IBAN belongs to the account that the holder named above has with us.',
    useIban:
      'Money that is transferred to this IBAN is credited to the account. This letter was made by a computer and is valid without a signature.',
    computerMade: 'This certificate was made by a computer and is valid without a signature.',
    verify: 'Check this document',
    verifyAt: (url: string) => `Scan the code, or open ${url} and enter:`,
    digest: 'SHA-256',
  },
  ar: {
    titles: { statement: 'كشف حساب', balance_certificate: 'شهادة رصيد', iban_letter: 'خطاب آيبان' },
    holder: 'صاحب الحساب',
    crNumber: (number: string) => `سجل تجاري ${number}`,
    account: 'الحساب',
    mainWallet: 'المحفظة الرئيسية',
    subWallet: (name: string, id: string) => `${name} (محفظة فرعية ${id})`,
    iban: 'الآيبان',
    bank: 'البنك',
    currency: 'العملة',
    saudiRiyal: 'ريال سعودي',
    period: 'الفترة',
    days: (from: string, to: string) => `من ${from} إلى ${to}`,
    issued: 'تاريخ الإصدار',
    opening: 'الرصيد الافتتاحي',
    moneyIn: 'المبالغ الواردة',
    moneyOut: 'المبالغ الصادرة',
    closing: 'الرصيد الختامي',
    closingInterim: 'الرصيد عند الإصدار',
    columns: { date: 'التاريخ', description: 'البيان', moneyIn: 'وارد', moneyOut: 'صادر', balance: 'الرصيد' },
    noEntries: 'لا توجد حركات في هذه الفترة.',
    interim: 'صدر الكشف قبل انتهاء الفترة، فلا يشمل الحركات اللاحقة.',
    onHold: 'المبالغ بالريال السعودي والأوقات بتوقيت الرياض. المبالغ المحجوزة ضمن الرصيد حتى تُدفع.',
    page: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
    total: 'المجموع',
    certify: (when: string) =>
      `نشهد بأن أرصدة حساب العميل المذكور أعلاه كانت بتاريخ ${when} بتوقيت الرياض كما يلي، شاملةً المبالغ المحجوزة.`,
    confirmIban: 'نؤكد أن رقم الآيبان التالي يعود إلى حساب العميل المذكور أعلاه لدينا.',
    useIban: 'تُقيَّد الحوالات المرسلة إلى هذا الآيبان في الحساب. صدر هذا الخطاب آليًا وهو صالح دون توقيع.',
    computerMade: 'صدرت هذه الشهادة آليًا وهي صالحة دون توقيع.',
    verify: 'تحقق من هذا المستند',
    verifyAt: (url: string) => `امسح الرمز، أو افتح ${url} وأدخل:`,
    digest: 'SHA-256',
  },
}
