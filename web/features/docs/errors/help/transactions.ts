import type { HelpOfCodes } from './help-of-codes.ts'

export const transactionErrors = {
  CASE_CLOSED: {
    en: {
      happened: 'The customer or our staff have closed the case.',
      todo: 'Open another one with `reportTransactionProblem`.',
    },
    ar: {
      happened: 'أغلق العميل أو فريقنا البلاغ.',
      todo: 'افتح بلاغًا آخر عبر `reportTransactionProblem`.',
    },
  },
  CASE_LIMIT_REACHED: {
    en: {
      happened: 'The transaction has 10 cases, or the case has 100 messages.',
      todo: 'Let the customer call support.',
    },
    ar: {
      happened: 'للعملية 10 بلاغات، أو للبلاغ 100 رسالة.',
      todo: 'دع العميل يتصل بالدعم.',
    },
  },
  CASE_NOT_FOUND: {
    en: {
      happened: 'This customer has no case with this `caseId`.',
      todo: 'Use a `caseId` from `listTransactionCases`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل بلاغ بقيمة `caseId` هذه.',
      todo: 'خذ قيمة `caseId` من `listTransactionCases`.',
    },
  },
  CASE_OPEN: {
    en: {
      happened: 'The transaction has a case that is not closed.',
      todo: 'Write to it with `writeToTransactionCase`.',
    },
    ar: {
      happened: 'للعملية بلاغ لم يُغلق.',
      todo: 'اكتب إليه عبر `writeToTransactionCase`.',
    },
  },
  CATEGORY_EXISTS: {
    en: {
      happened: 'Another category of the account has this name, in either language. Capitals make no difference.',
      todo: 'Use it, or choose another name.',
    },
    ar: {
      happened: 'لدى الحساب تصنيف آخر بهذا الاسم بإحدى اللغتين. ولا فرق بين الأحرف الكبيرة والصغيرة.',
      todo: 'استخدمه، أو اختر اسمًا آخر.',
    },
  },
  CATEGORY_LIMIT_REACHED: {
    en: {
      happened: 'The account has 50 categories.',
      todo: 'Let the customer choose one to delete with `deleteTransactionCategory`.',
    },
    ar: {
      happened: 'لدى الحساب 50 تصنيفًا.',
      todo: 'دع العميل يختار تصنيفًا ليُحذف بالعملية `deleteTransactionCategory`.',
    },
  },
  CATEGORY_RULE_LIMIT_REACHED: {
    en: {
      happened: 'The account has 200 rules, which is the maximum.',
      todo: 'Delete a rule with `deleteCategoryRule` first.',
    },
    ar: {
      happened: 'لدى الحساب 200 قاعدة، وهو الحد الأقصى.',
      todo: 'احذف قاعدة عبر `deleteCategoryRule` أولًا.',
    },
  },
  CATEGORY_RULE_NOT_FOUND: {
    en: {
      happened: 'The caller has no such rule. It may have ended with its category.',
      todo: 'List the rules with `listCategoryRules`.',
    },
    ar: {
      happened: 'ليس لدى صاحب الطلب هذه القاعدة، وقد تكون انتهت بحذف تصنيفها.',
      todo: 'اسرد القواعد عبر `listCategoryRules`.',
    },
  },
  CATEGORY_NOT_FOUND: {
    en: {
      happened: 'This customer has no category with this `categoryId`.',
      todo: 'Use a `categoryId` from `listTransactionCategories`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل تصنيف بقيمة `categoryId` هذه.',
      todo: 'خذ قيمة `categoryId` من `listTransactionCategories`.',
    },
  },
  PAYMENT_NOT_FOUND: {
    en: {
      happened: 'This business has no transfer or bill payment with this `paymentId`.',
      todo: 'Use a `transferId` from `listTransfers` or a `billPaymentId` from `listBillPayments`.',
    },
    ar: {
      happened: 'ليس لدى هذه المنشأة تحويل أو سداد فاتورة بقيمة `paymentId` هذه.',
      todo: 'خذ قيمة `transferId` من `listTransfers` أو `billPaymentId` من `listBillPayments`.',
    },
  },
  RECEIPT_LIMIT_REACHED: {
    en: {
      happened: 'The transaction has 5 receipts, with those of its payment.',
      todo: 'Let the customer choose one to delete with `deleteReceipt` or `deletePaymentReceipt`.',
    },
    ar: {
      happened: 'مع العملية ودفعتها 5 إيصالات.',
      todo: 'دع العميل يختار إيصالًا ليُحذف بالعملية `deleteReceipt` أو `deletePaymentReceipt`.',
    },
  },
  RECEIPT_NOT_FOUND: {
    en: {
      happened: 'The transaction or payment has no receipt with this `receiptId`.',
      todo: 'Use a `receiptId` from `listReceipts` or `listPaymentReceipts`.',
    },
    ar: {
      happened: 'ليس للعملية أو الدفعة إيصال بقيمة `receiptId` هذه.',
      todo: 'خذ قيمة `receiptId` من `listReceipts` أو `listPaymentReceipts`.',
    },
  },
  RECEIPT_STORAGE_FULL: {
    en: {
      happened: 'With this file the receipts of the account would take more than 500 MB.',
      todo: 'Let the customer delete some with `deleteReceipt`, or send a smaller file.',
    },
    ar: {
      happened: 'ستشغل إيصالات الحساب مع هذا الملف أكثر من 500 ميغابايت.',
      todo: 'دع العميل يحذف بعضها بالعملية `deleteReceipt`، أو أرسل ملفًا أصغر.',
    },
  },
  RECEIPT_TOO_LARGE: {
    en: {
      happened: 'The body is larger than 10 MB (10,485,760 bytes).',
      todo: 'Send a smaller file.',
    },
    ar: {
      happened: 'محتوى الطلب أكبر من 10 ميغابايت، أي 10,485,760 بايت.',
      todo: 'أرسل ملفًا أصغر.',
    },
  },
  RECEIPT_TYPE_UNSUPPORTED: {
    en: {
      happened: 'The first bytes are not those of a PDF, JPEG, PNG, WebP or HEIC file.',
      todo: 'Send the bytes of such a file as they are, neither in a form nor in base64.',
    },
    ar: {
      happened: 'البايتات الأولى ليست لملف PDF أو JPEG أو PNG أو WebP أو HEIC.',
      todo: 'أرسل بايتات ملف كهذا كما هي، لا في نموذج ولا بترميز base64.',
    },
  },
  TRANSACTION_NOT_FOUND: {
    en: {
      happened: 'This customer has no transaction with this reference.',
      todo: 'Use a `referenceId` from `listTransactions`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل عملية بهذا المرجع.',
      todo: 'خذ قيمة `referenceId` من `listTransactions`.',
    },
  },
} satisfies Partial<HelpOfCodes>
