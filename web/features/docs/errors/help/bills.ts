import type { HelpOfCodes } from './help-of-codes.ts'

export const billErrors = {
  BILLER_NOT_FOUND: {
    en: {
      happened: 'There is no biller with this `billerCode`.',
      todo: 'Take the code from `listBillers`.',
    },
    ar: {
      happened: 'لا توجد جهة مفوترة بهذا `billerCode`.',
      todo: 'خذ الرمز من `listBillers`.',
    },
  },
  BILLER_UNAVAILABLE: {
    en: {
      happened: 'The biller or SADAD did not say what is owed. Nothing has been paid.',
      todo: 'Try again later.',
    },
    ar: {
      happened: 'لم تفد الجهة أو نظام سداد بالمبلغ المستحق، ولم يُدفع شيء.',
      todo: 'أعد المحاولة لاحقًا.',
    },
  },
  BILL_ALREADY_PAID: {
    en: {
      happened: 'Nothing is left to pay of the bill, or somebody has paid it since the order was prepared.',
      todo: 'Ask again with `inquireBill`: the biller says what is left, if anything is.',
    },
    ar: {
      happened: 'لم يبقَ ما يُسدد من الفاتورة، أو سددها أحد بعد تجهيز الطلب.',
      todo: 'استعلم من جديد عبر `inquireBill`، فالجهة تبيّن ما بقي إن بقي شيء.',
    },
  },
  BILL_NOT_FOUND: {
    en: {
      happened: 'The biller does not know the account, or has no bill for it.',
      todo: 'Ask the person to check the number and the biller.',
    },
    ar: {
      happened: 'لا تعرف الجهة رقم الحساب، أو ليست له فاتورة لديها.',
      todo: 'اطلب من الشخص مراجعة الرقم والجهة.',
    },
  },
  BILL_PAYMENT_EXPIRED: {
    en: {
      happened: 'The draft is over 15 minutes old, is confirmed, is of somebody else, or its session has ended.',
      todo: 'Read the payments: they may have been confirmed. Otherwise call `payBills` again.',
    },
    ar: {
      happened: 'مضى على المسودة أكثر من 15 دقيقة، أو أُكِّدت، أو جهزها شخص آخر، أو انتهت جلستها.',
      todo: 'اقرأ المدفوعات، فربما أُكِّدت. وإلا فاستدعِ `payBills` من جديد.',
    },
  },
  BILL_PAYMENT_NOT_CANCELLABLE: {
    en: {
      happened: 'The payment waits for its code, has gone to SADAD, or has ended.',
      todo: 'Read it with `getBillPayment`. A draft expires by itself, and what is paid stays paid.',
    },
    ar: {
      happened: 'العملية تنتظر رمزها، أو أُرسلت إلى سداد، أو انتهت.',
      todo: 'اقرأها بـ `getBillPayment`. المسودة تنتهي من تلقاء نفسها، وما سُدد لا يُلغى.',
    },
  },
  BILL_PAYMENT_NOT_FOUND: {
    en: {
      happened: 'This customer has no bill payment or order with this id.',
      todo: 'Use an id from `payBills` or `listBillPayments`.',
    },
    ar: {
      happened: 'ليست لدى هذا العميل عملية سداد أو طلب بهذا المعرّف.',
      todo: 'خذ المعرّف من `payBills` أو `listBillPayments`.',
    },
  },
  BILL_PAYMENT_NOT_PAID: {
    en: {
      happened: 'Only a bill that is `paid` has a receipt.',
      todo: 'Wait until `getBillPayment` says `paid`.',
    },
    ar: {
      happened: 'لا إيصال إلا لفاتورة حالتها `paid`.',
      todo: 'انتظر حتى تصبح الحالة في `getBillPayment` هي `paid`.',
    },
  },
  BILL_PAYMENT_UNDER_WAY: {
    en: {
      happened: 'A payment of the same bill has been confirmed, by this customer or another one, and has not ended.',
      todo: 'Wait for its end, then ask the biller with `inquireBill`.',
    },
    ar: {
      happened: 'أُكِّد سداد الفاتورة نفسها، من هذا العميل أو من غيره، ولم ينتهِ بعد.',
      todo: 'انتظر حتى ينتهي، ثم استعلم من الجهة عبر `inquireBill`.',
    },
  },
  SAVED_BILL_EXISTS: {
    en: {
      happened: 'The account has saved the same number of the same biller.',
      todo: 'Use the saved bill of `listSavedBills`.',
    },
    ar: {
      happened: 'سبق أن حفظ الحساب الرقم نفسه لدى الجهة نفسها.',
      todo: 'استخدم الفاتورة المحفوظة من `listSavedBills`.',
    },
  },
  SAVED_BILL_LIMIT_REACHED: {
    en: {
      happened: 'The account has 50 saved bills.',
      todo: 'Let the customer choose one to remove with `removeSavedBill`.',
    },
    ar: {
      happened: 'لدى الحساب 50 فاتورة محفوظة.',
      todo: 'دع العميل يختار فاتورة ليحذفها بالعملية `removeSavedBill`.',
    },
  },
  SAVED_BILL_NOT_FOUND: {
    en: {
      happened: 'This customer has no saved bill with this id.',
      todo: 'Use an id from `listSavedBills`.',
    },
    ar: {
      happened: 'ليست لدى هذا العميل فاتورة محفوظة بهذا المعرّف.',
      todo: 'خذ المعرّف من `listSavedBills`.',
    },
  },
} satisfies Partial<HelpOfCodes>
