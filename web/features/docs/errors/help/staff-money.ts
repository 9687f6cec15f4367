import type { HelpOfCodes } from './help-of-codes.ts'

export const staffMoneyErrors = {
  BANK_CREDIT_DIFFERS: {
    en: {
      happened: 'A notice of money that arrived has a reference that came before with other values.',
      todo: 'Only the webhook of the bank returns this code. Our team is told.',
    },
    ar: {
      happened: 'إشعار بوصول مبلغ يحمل مرجعًا سبق أن وصل بقيم أخرى.',
      todo: 'لا يعيد هذا الرمز إلا رابط إشعارات البنك، ويُبلَّغ به فريقنا.',
    },
  },
  DIFFERENCE_CLOSED: {
    en: {
      happened: 'Somebody, a later file or a posting has resolved the difference already.',
      todo: 'Reload the list with `listReconciliationDifferences`. Only admin operations return this code.',
    },
    ar: {
      happened: 'سوّى الفرقَ أحدهم أو ملف لاحق أو قيد.',
      todo: 'حمّل القائمة من جديد باستدعاء `listReconciliationDifferences`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  DIFFERENCE_NOT_FOUND: {
    en: {
      happened: 'No difference has this id.',
      todo: 'Use a `differenceId` from `listReconciliationDifferences`. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا فرق بهذا المعرّف.',
      todo: 'استخدم `differenceId` من `listReconciliationDifferences`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  MONEY_EXCEPTION_NOT_FOUND: {
    en: {
      happened: 'No exception has this id.',
      todo: 'Use an `exceptionId` from `listMoneyExceptions`. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا حالة بهذا المعرّف.',
      todo: 'استخدم `exceptionId` من `listMoneyExceptions`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  MONEY_EXCEPTION_RESOLVED: {
    en: {
      happened: 'Somebody has resolved the exception already.',
      todo: 'Reload the list with `listMoneyExceptions`. Only admin operations return this code.',
    },
    ar: {
      happened: 'سوّى أحدهم هذه الحالة من قبل.',
      todo: 'حمّل القائمة من جديد باستدعاء `listMoneyExceptions`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  RECONCILIATION_DAY_EXISTS: {
    en: {
      happened: 'The bank or card provider has one file for each day, and another one of this day was imported.',
      todo: 'Compare both files, and ask who sent them which one counts. Only admin operations return this code.',
    },
    ar: {
      happened: 'للبنك ولمزوّد البطاقات ملف واحد لكل يوم، وقد استُورد ملف آخر لهذا اليوم.',
      todo: 'قارن الملفين، واسأل من أرسلهما أيهما المعتمد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  RECONCILIATION_FILE_EXISTS: {
    en: {
      happened: 'Exactly this file was imported before, by somebody, the command or the job.',
      todo: 'Nothing is left to do. Only admin operations return this code.',
    },
    ar: {
      happened: 'استُورد هذا الملف بعينه من قبل: رفعه أحدهم أو استورده الأمر أو المهمة الدورية.',
      todo: 'لا يلزم شيء. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  RECONCILIATION_FILE_INVALID: {
    en: {
      happened:
        'It is neither a statement of the safeguarding account nor a report of the card provider for one day that is over. `reason` tells which.',
      todo: 'Get the file again from the bank or card provider, and import it as it is. Only admin operations return this code.',
    },
    ar: {
      happened: 'ليس كشفًا لحساب حفظ الأموال ولا تقريرًا من مزوّد البطاقات عن يوم واحد انتهى. ويبيّن `reason` السبب.',
      todo: 'احصل على الملف من البنك أو مزوّد البطاقات من جديد، واستورده كما هو. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  RESOLUTION_NOT_POSSIBLE: {
    en: {
      happened: 'The difference is about a whole file or another currency, so it has no `correction` to post.',
      todo: 'Ask for the resolution `explained`. Only admin operations return this code.',
    },
    ar: {
      happened: 'يخص الفرق ملفًا كاملًا أو عملة أخرى، فليس له `correction` يُقيَّد.',
      todo: 'اطلب التسوية `explained`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SUSPENSE_CREDIT_DECIDED: {
    en: {
      happened:
        'The money is no longer in suspense, or its return is already decided: it was credited, sent back, or two people agreed on a refund.',
      todo: 'Reload the list with `listSuspenseCredits` or `listSuspendedTopUps`, and reject or withdraw a request about it. Only admin operations return this code.',
    },
    ar: {
      happened: 'لم يعد المبلغ معلّقًا أو تقرّرت إعادته: أُودع أو أُعيد أو اتفق شخصان على ردّه.',
      todo: 'حمّل القائمة من جديد باستدعاء `listSuspenseCredits` أو `listSuspendedTopUps`، وارفض الطلب المتعلق به أو اسحبه. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SUSPENSE_CREDIT_NOT_FOUND: {
    en: {
      happened: 'No bank transfer has this id.',
      todo: 'Use a `creditId` from `listSuspenseCredits`. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا حوالة بنكية بهذا المعرّف.',
      todo: 'استخدم `creditId` من `listSuspenseCredits`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  TOP_UP_STATE_INVALID: {
    en: {
      happened:
        'Nothing of the payment is left that the bank of the card could take back, or more has gone back since the dispute was requested.',
      todo: 'Read the top-up with `getAdminTopUp`, and reject or withdraw a request about it. Only admin operations return this code.',
    },
    ar: {
      happened: 'لم يبقَ من الدفعة ما يستردّه بنك البطاقة، أو عاد مزيد منها بعد طلب تسجيل الاعتراض.',
      todo: 'اقرأ عملية الشحن باستدعاء `getAdminTopUp`، وارفض الطلب المتعلق بها أو اسحبه. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
} satisfies Partial<HelpOfCodes>
