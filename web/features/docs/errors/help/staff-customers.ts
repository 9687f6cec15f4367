import type { HelpOfCodes } from './help-of-codes.ts'

export const staffCustomerErrors = {
  ACCOUNT_CLOSED: {
    en: {
      happened: 'The account of this customer is closed already.',
      todo: 'Reload the customer. Only admin operations return this code.',
    },
    ar: {
      happened: 'حساب هذا العميل مغلق من قبل.',
      todo: 'حمّل صفحة العميل من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  BENEFICIARY_STATE_INVALID: {
    en: {
      happened:
        'Only a beneficiary that is `active` or `cooling_off` can be suspended, and only a `suspended` one resumed.',
      todo: 'Get the beneficiaries of the customer again. `history` says what has become of it.',
    },
    ar: {
      happened: 'لا يُوقف إلا مستفيد حالته `active` أو `cooling_off`، ولا يُعاد تفعيل إلا مستفيد حالته `suspended`.',
      todo: 'اجلب مستفيدي العميل من جديد. يبيّن `history` ما حدث له.',
    },
  },
  DENY_LIST_DUPLICATE: {
    en: {
      happened: 'An entry of the deny list has this ID number.',
      todo: 'Nothing: the number is already refused. Only admin operations return this code.',
    },
    ar: {
      happened: 'رقم الهوية هذا مدرج في قائمة المنع.',
      todo: 'لا شيء: الرقم مرفوض من قبل. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DENY_LIST_ENTRY_NOT_FOUND: {
    en: {
      happened: 'No entry of the deny list has this id.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد في قائمة المنع إدراج بهذا المعرّف.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DENY_LIST_ENTRY_REMOVED: {
    en: {
      happened: 'This entry has already been removed from the deny list.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'أُزيل هذا الإدراج من قائمة المنع من قبل.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DOCUMENT_REQUEST_NOT_FOUND: {
    en: {
      happened: 'The customer was not asked for a document with this id, or another customer was.',
      todo: 'Get the requests again with `listCustomerDocuments`. Only admin operations return this code.',
    },
    ar: {
      happened: 'لم يُطلب من العميل مستند بهذا المعرّف، أو طُلب من عميل آخر.',
      todo: 'اجلب الطلبات من جديد بالعملية `listCustomerDocuments`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DOCUMENT_REQUEST_OPEN: {
    en: {
      happened: 'The business is asked for a document of this kind already, and that request is not closed.',
      todo: 'Close it first with `closeCustomerDocumentRequest`. Only admin operations return this code.',
    },
    ar: {
      happened: 'سبق أن طُلب من المنشأة مستند من هذا النوع، ولم يُغلق ذلك الطلب.',
      todo: 'أغلقه أولًا بالعملية `closeCustomerDocumentRequest`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DOCUMENT_REQUEST_STATE_INVALID: {
    en: {
      happened: 'Only a request that is `open` can be withdrawn, and only one that is `provided` settled.',
      todo: 'Get the requests again with `listCustomerDocuments`: an owner has uploaded or deleted the document, or a colleague has closed the request.',
    },
    ar: {
      happened: 'لا يُسحب إلا طلب حالته `open`، ولا يُنهى إلا طلب حالته `provided`.',
      todo: 'اجلب الطلبات من جديد بالعملية `listCustomerDocuments`: رفع أحد الملّاك المستند أو حذفه، أو أغلق زميل الطلب.',
    },
  },
  NAFATH_UNAVAILABLE: {
    en: {
      happened: 'Nafath did not accept the decision of a review.',
      todo: 'Decide again later. Only admin operations return this code.',
    },
    ar: {
      happened: 'لم يتسلّم نفاذ القرار المتخذ في المراجعة.',
      todo: 'أعد القرار بعد حين. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  NOT_LOCKED: {
    en: {
      happened: 'The customer is not locked, or is no longer locked.',
      todo: 'Nothing. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد قفل ليُلغى: العميل غير مقفل، أو لم يعد مقفلًا.',
      todo: 'لا شيء. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  REVIEW_CLOSED: {
    en: {
      happened: 'This review has already been decided.',
      todo: 'Read the review to see the decision. Only admin operations return this code.',
    },
    ar: {
      happened: 'بتّ شخص آخر في هذه المراجعة من قبل.',
      todo: 'اقرأ المراجعة لتعرف القرار. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  REVIEW_NOT_FOUND: {
    en: {
      happened: 'No review has this id.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا توجد مراجعة بهذا المعرّف.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SIGN_IN_CALL_UNCHANGED: {
    en: {
      happened:
        'A phone call already confirms each sign-in, or already does not. Somebody else may have changed it a moment ago.',
      todo: 'Get the customer again. `signInCall` says how it is. Only admin operations return this code.',
    },
    ar: {
      happened: 'مكالمة تسجيل الدخول على هذه الحال من قبل. ربما غيّرها شخص آخر قبل لحظات.',
      todo: 'اجلب بيانات العميل من جديد. يبيّن `signInCall` الوضع الحالي. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  WALLET_ALREADY_FROZEN: {
    en: {
      happened: 'The wallet is frozen. Somebody else may have frozen it a moment ago.',
      todo: 'Get the customer again. `freeze` says who froze it, and why.',
    },
    ar: {
      happened: 'المحفظة مجمّدة. ربما جمّدها شخص آخر قبل لحظات.',
      todo: 'اجلب بيانات العميل من جديد. يبيّن `freeze` من جمّدها ولماذا.',
    },
  },
  WALLET_NOT_EMPTY: {
    en: {
      happened: 'There is money in the wallet, in a sub-wallet, or on hold.',
      todo: 'Let the customer move the money out, and let the holds end, then try again. Only admin operations return this code.',
    },
    ar: {
      happened: 'في المحفظة أو في محفظة فرعية مبلغ، أو مبلغ محجوز.',
      todo: 'ليُخرج العميل المبلغ ولتنتهِ الحجوزات، ثم أعد المحاولة. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  WALLET_NOT_FROZEN: {
    en: {
      happened: 'The wallet is not frozen, or somebody has lifted the freeze already.',
      todo: 'Get the customer again. There is nothing left to do.',
    },
    ar: {
      happened: 'المحفظة غير مجمّدة، أو رُفع عنها التجميد من قبل.',
      todo: 'اجلب بيانات العميل من جديد. لم يبقَ ما يُفعل.',
    },
  },
} satisfies Partial<HelpOfCodes>
