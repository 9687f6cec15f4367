import type { HelpOfCodes } from './help-of-codes.ts'

export const statementErrors = {
  IBAN_NOT_OPEN: {
    en: {
      happened: 'The bank has not opened the IBAN of the wallet yet.',
      todo: 'Ask again in a few minutes. `getBankDetails` says when the IBAN is open.',
    },
    ar: {
      happened: 'لم يفتح البنك آيبان المحفظة بعد.',
      todo: 'أعد الطلب بعد دقائق. يبيّن `getBankDetails` متى يُفتح الآيبان.',
    },
  },
  ISSUED_DOCUMENT_NOT_FOUND: {
    en: {
      happened: 'The caller has no such document, the document is not a statement, or no document has this code.',
      todo: 'Use the `documentId` of `createStatement`, `createBalanceCertificate` or `createIbanLetter`. Compare the code with what is printed.',
    },
    ar: {
      happened: 'ليس لدى المُرسل مستند كهذا، أو ليس المستند كشف حساب، أو لا يوجد مستند بهذا الرمز.',
      todo: 'استخدم `documentId` من `createStatement` أو `createBalanceCertificate` أو `createIbanLetter`، وقارن الرمز بالمطبوع.',
    },
  },
  STATEMENT_PERIOD_INVALID: {
    en: {
      happened:
        'The period ends before it begins, ends after today, has more than 366 days, or begins before the month in which the account was opened. `reason` says which.',
      todo: 'Send other days. `listStatements` lists the available months.',
    },
    ar: {
      happened:
        'تنتهي الفترة قبل أن تبدأ، أو بعد اليوم، أو تتجاوز 366 يومًا، أو تبدأ قبل الشهر الذي فُتح فيه الحساب، ويبيّن `reason` السبب.',
      todo: 'أرسل أيامًا أخرى. يعرض `listStatements` الأشهر المتاحة.',
    },
  },
  STATEMENT_TOO_LONG: {
    en: {
      happened:
        'The statement has more entries than the format takes: 10,000 in a PDF, 1,048,575 in a workbook, 399,996 in MT940.',
      todo: 'Download it with `getStatementCsv` or `getStatementCamt`, or issue statements of shorter periods.',
    },
    ar: {
      happened: 'في الكشف حركات أكثر مما تتسع له الصيغة: 10,000 في ملف PDF، و1,048,575 في ملف XLSX، و399,996 في MT940.',
      todo: 'نزّله عبر `getStatementCsv` أو `getStatementCamt`، أو أصدر كشوفًا لفترات أقصر.',
    },
  },
} satisfies Partial<HelpOfCodes>
