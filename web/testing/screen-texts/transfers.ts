import type { InBoth, ResponseTexts, ScreenTexts } from './screen-texts.ts'
import { codeLabels, codeTitle, resending, verifying } from './wallet-code.ts'

const payee: InBoth = ['Who gets the money?', 'إلى من تريد إرسال المبلغ؟']
const list: InBoth = ['My transfers', 'تحويلاتي']
const facts: InBoth = [
  'Amount 200.00 SAR To Sa*** E*** Services Plink customer From Main wallet Purpose Expenses and services',
  'المبلغ 200.00 ر.س إلى سد*** ل*** الفعاليات عميل Plink من المحفظة الرئيسية الغرض مصروفات وخدمات',
]
const draft: InBoth = [
  'Not confirmed It waits for your code. Nothing has been sent.',
  'غير مؤكد ينتظر رمزك. لم يُرسل أي مبلغ.',
]
const noSuch: InBoth = [
  'There is no such transfer The address may be incomplete, or the transfer belongs to another account. My transfers',
  'لا يوجد تحويل كهذا قد يكون العنوان ناقصًا، أو أن التحويل يخص حسابًا آخر. تحويلاتي',
]
const review: InBoth = ['Check the transfer Nothing has been sent yet.', 'راجع التحويل لم يُرسل أي مبلغ بعد.']
const loading: InBoth = ['Loading…', 'جارٍ التحميل…']
const startAgain: ResponseTexts<InBoth> = {
  TRANSFER_NOT_FOUND: ['This transfer was not found Start again', 'لم يُعثر على هذا التحويل البدء من جديد'],
  TRANSFER_EXPIRED: [
    'This transfer can no longer be confirmed. Please start again. Start again',
    'لم يعد بالإمكان تأكيد هذا التحويل. يرجى البدء من جديد. البدء من جديد',
  ],
}
const listLabels: readonly InBoth[] = [
  ['Back My transfers New transfer State All', 'رجوع تحويلاتي تحويل جديد الحالة الكل'],
  [
    'Not confirmed Confirmed Being sent Being checked With the bank Being processed Paid Returned Cancelled Refused Failed Expired Scheduled',
    'غير مؤكد مؤكد قيد الإرسال قيد التحقق لدى البنك قيد المعالجة مدفوع مرتجع ملغى مرفوض فاشل منتهي الصلاحية مجدول',
  ],
  ['Scheduled and repeating Sa*** E*** Services Plink customer', 'المجدولة والمتكررة سد*** ل*** الفعاليات عميل Plink'],
]

export const TRANSFER_TEXTS: Readonly<Record<string, ScreenTexts<InBoth>>> = {
  transfer: {
    title: ['Transfer', 'التحويل'],
    labels: [
      ['Transfer Send money from your wallet.', 'التحويل أرسل المال من محفظتك. المتاح: 2,320.00 ر.س'],
      ['To a beneficiary Any bank account in the Kingdom, by IBAN', 'إلى مستفيد أي حساب بنكي في المملكة برقم الآيبان'],
      [
        'To a Plink customer By phone, CR or unified number. Arrives at once',
        'إلى عميل Plink برقم الجوال أو السجل التجاري أو الرقم الموحد، ويصل فورًا',
      ],
      ['Between my wallets Main wallet and sub-wallets, at once', 'بين محافظي المحفظة الرئيسية والمحافظ الفرعية، فورًا'],
      ['Send again', 'أرسل مجددًا'],
      ['My transfers Scheduled and repeating', 'تحويلاتي المجدولة والمتكررة'],
    ],
    calls: {
      listTransfers: {
        loading,
        wallet_empty: [
          'You have not sent money yet The people you pay will be listed here. Next time, one press is enough.',
          'لم ترسل أي مبلغ بعد سيظهر هنا من تدفع لهم، لتكفي ضغطة واحدة في المرة القادمة.',
        ],
      },
    },
  },
  transferBeneficiary: {
    title: payee,
    labels: [
      ['Search by name or IBAN', 'ابحث بالاسم أو الآيبان'],
      ['Add a beneficiary', 'إضافة مستفيد'],
    ],
    calls: {
      listBeneficiaries: {
        loading,
        beneficiaries_empty: [
          'You have no beneficiaries yet Add the bank account of somebody you pay. It is checked once, and from then on one press is enough. Add a beneficiary',
          'لا مستفيدين لديك بعد أضف الحساب البنكي لمن تدفع له. نتحقق منه مرة واحدة، ثم تكفيك ضغطة واحدة. إضافة مستفيد',
        ],
      },
    },
  },
  transferCustomer: {
    title: payee,
    labels: [
      [
        'Enter the number that they have on Plink. Before you send anything you will see the name: a part of it for a phone, all of it for a CR number.',
        'أدخل الرقم المسجل له في Plink. سيظهر لك الاسم قبل إرسال أي مبلغ: جزء منه برقم الجوال، وكله برقم السجل التجاري.',
      ],
      [
        'Phone, CR or unified number For example 051 234 5678 or 7001234567 Continue',
        'رقم الجوال أو السجل التجاري أو الرقم الموحد مثل 051 234 5678 أو 7001234567 متابعة',
      ],
    ],
    calls: {
      findRecipient: {
        success: ['How much?', 'كم المبلغ؟'],
        loading: ['Looking up the number...', 'جارٍ البحث عن الرقم...'],
        VALIDATION_ERROR: [
          'Enter a phone number, or a CR or unified number of 10 digits',
          'أدخل رقم جوال، أو رقم سجل تجاري أو رقمًا موحدًا من 10 أرقام',
        ],
      },
    },
    clientStates: {
      nothing_typed: ['There is a problem Number is required', 'حدثت مشكلة الرقم مطلوب'],
      again: ['For your safety, enter the number of', 'حفاظًا على أمانك، أدخل رقم'],
    },
  },
  transferAmount: {
    title: ['How much?', 'كم المبلغ؟'],
    labels: [
      [
        'Plink customer, CR ending 0021 Change From Available: 2,320.00 SAR',
        'عميل Plink، سجل تجاري آخره 0021 تغيير من المتاح: 2,320.00 ر.س',
      ],
      [
        'Amount Left of your limit today: 1,720.00 SAR. This month: 49,720.00 SAR',
        'المبلغ المتبقي من حد اليوم: 1,720.00 ر.س. هذا الشهر: 49,720.00 ر.س',
      ],
      [
        'Purpose It stands on your receipt. Choose a purpose Bills or rent Expenses and services Purchase of assets Savings and investment Government dues Credit card or loan Personal Donation Salaries and benefits Online purchase Dividends Payment to a merchant To my own account',
        'الغرض يظهر في إيصالك. اختر الغرض فواتير أو إيجار مصروفات وخدمات شراء أصول ادخار واستثمار مستحقات حكومية بطاقة ائتمانية أو تمويل شخصي تبرع رواتب ومزايا شراء عبر الإنترنت توزيع أرباح دفع لتاجر إلى حسابي',
      ],
      [
        'Note (optional) You and the payee see it, such as an invoice number. When Now On a date Every week Every month Continue',
        'ملاحظة (اختياري) تراها أنت والمستفيد، مثل رقم فاتورة. متى الآن في تاريخ محدد كل أسبوع كل شهر متابعة',
      ],
    ],
    calls: {
      createTransfer: {
        success: review,
        loading: ['Preparing the transfer...', 'جارٍ تجهيز التحويل...'],
        INSUFFICIENT_FUNDS: ['The available balance is too low', 'الرصيد المتاح لا يكفي'],
        LIMIT_EXCEEDED: ['This would exceed a limit of your wallet', 'يتجاوز هذا المبلغ أحد حدود محفظتك'],
        AMOUNT_OUT_OF_RANGE: ['This amount is not possible for this payee', 'هذا المبلغ غير ممكن لهذا المستفيد'],
      },
    },
    clientStates: {
      nothing_typed: [
        'There is a problem Amount is required Purpose is required',
        'حدثت مشكلة المبلغ مطلوب الغرض مطلوب',
      ],
      later: [
        'Your limits: 2,000.00 SAR a day, 50,000.00 SAR a month.',
        'حدودك: 2,000.00 ر.س في اليوم و50,000.00 ر.س في الشهر.',
      ],
    },
  },
  transferReview: {
    title: review,
    labels: [
      [
        'This is your first payment to this payee. Make sure that you know them.',
        'هذه أول مرة تدفع فيها لهذا المستفيد. تأكد من أنك تعرفه.',
      ],
      facts,
      ['When Now After this transfer Available 2,120.00 SAR', 'متى الآن بعد هذا التحويل المتاح 2,120.00 ر.س'],
      [
        'Left of your limit today 1,520.00 SAR Left of your limit this month 49,520.00 SAR Confirm with a code Change',
        'المتبقي من حد اليوم 1,520.00 ر.س المتبقي من حد الشهر 49,520.00 ر.س التأكيد برمز تغيير',
      ],
    ],
    calls: {
      // A transfer that is confirmed already is shown instead.
      getTransfer: { success: ['Paid The payee has the money.', 'مدفوع وصل المبلغ إلى المستفيد.'], draft: facts },
    },
    clientStates: {
      every_warning: [
        'Nobody has checked whether this IBAN belongs to the name. Ask the payee before you send anything. This is far more than you usually send. Look at the amount once more.',
        'لم يتحقق أحد من أن هذا الآيبان يعود إلى صاحب الاسم. اسأل المستفيد قبل أن ترسل أي مبلغ. هذا المبلغ أكبر بكثير مما ترسله عادةً. راجعه مرة أخرى.',
      ],
    },
  },
  transferCode: {
    title: [
      `${codeTitle[0]} Confirm 200.00 SAR to Sa*** E*** Services`,
      `${codeTitle[1]} أكّد التحويل: 200.00 ر.س إلى «سد*** ل*** الفعاليات»`,
    ],
    labels: codeLabels,
    calls: {
      confirmTransfer: { ...verifying, ...startAgain, success: ['See the transfer', 'عرض التحويل'] },
      resendTransferCode: { ...resending, ...startAgain },
    },
  },
  transferResult: {
    title: ['Transfer', 'التحويل'],
    labels: [
      [
        'Money Sent 200.00 SAR to Sa*** E*** Services The payee has the money. See the transfer Receipt New transfer',
        'أُرسل المبلغ 200.00 ر.س إلى «سد*** ل*** الفعاليات» وصل المبلغ إلى المستفيد. عرض التحويل الإيصال تحويل جديد',
      ],
    ],
    calls: {
      getTransfer: { success: ['Money Sent', 'أُرسل المبلغ'], draft: ['Transfer Confirmed', 'تم تأكيد التحويل'] },
    },
  },
  transfers: {
    title: list,
    labels: listLabels,
    calls: {
      listTransfers: {
        loading,
        wallet_empty: [
          'No transfers yet What you send to beneficiaries and Plink customers will be listed here, with where it stands. New transfer',
          'لا تحويلات بعد سيظهر هنا ما ترسله إلى المستفيدين وعملاء Plink، مع حالة كل تحويل. تحويل جديد',
        ],
      },
    },
  },
  transfersFiltered: {
    title: list,
    labels: listLabels,
    calls: {
      listTransfers: {
        loading,
        wallet_empty: [
          'No transfers in this state Choose another state, or see all transfers. See all',
          'لا تحويلات في هذه الحالة اختر حالة أخرى، أو اعرض كل التحويلات. عرض الكل',
        ],
      },
    },
  },
  transferDetails: {
    title: ['Details', 'التفاصيل'],
    labels: [
      ['Transfer to Sa*** E*** Services 200.00 SAR', 'تحويل إلى «سد*** ل*** الفعاليات» 200.00 ر.س'],
      ['Receipt Send again Progress Prepared You prepared it', 'الإيصال أرسل مجددًا سير التحويل جُهّز جهزته أنت'],
      facts,
      ['Transfer number', 'رقم التحويل'],
    ],
    calls: {
      getTransfer: {
        success: ['Paid The payee has the money.', 'مدفوع وصل المبلغ إلى المستفيد.'],
        draft,
        VALIDATION_ERROR: noSuch,
        TRANSFER_NOT_FOUND: noSuch,
      },
      // The example of the transfer is still the draft.
      cancelTransfer: { success: draft, loading: ['Cancelling...', 'جارٍ الإلغاء...'] },
    },
    clientStates: {
      cancel: [
        'Cancel this transfer? 200.00 SAR to Sa*** E*** Services will not be sent. The money is available in your wallet again. Cancel transfer Keep it',
        'إلغاء هذا التحويل؟ لن يُرسل مبلغ 200.00 ر.س إلى «سد*** ل*** الفعاليات»، ويعود متاحًا في محفظتك. إلغاء التحويل الإبقاء عليه',
      ],
    },
  },
  transferReceipt: {
    title: ['Transfer receipt', 'إيصال تحويل'],
    labels: [
      ['Print Download PDF Paid', 'طباعة تنزيل PDF مدفوع'],
      [
        'From Green Palm Trading Est. CR 9900000000 Purpose Expenses and services',
        'من مؤسسة النخلة الخضراء للتجارة سجل تجاري 9900000000 الغرض مصروفات وخدمات',
      ],
      ['Confirmed on', 'وقت التأكيد'],
      ['Transaction PLK8Q3M7X2K9D4TA Transfer number', 'العملية PLK8Q3M7X2K9D4TA رقم التحويل'],
    ],
    calls: {
      getTransfer: { draft, VALIDATION_ERROR: noSuch, TRANSFER_NOT_FOUND: noSuch },
      getTransferReceipt: { loading: ['Downloading…', 'جارٍ التنزيل…'] },
    },
  },
  transferSchedules: {
    title: ['Scheduled and repeating transfers', 'التحويلات المجدولة والمتكررة'],
    labels: [
      ['200.00 SAR Active Every month from 1 February 2026', '200.00 ر.س نشطة كل شهر ابتداءً من 1 فبراير 2026'],
      ['Next on 1 February 2026 Last time Not yet Cancel', 'المرة القادمة 1 فبراير 2026 آخر مرة لم تبدأ بعد إلغاء'],
    ],
    calls: {
      listTransferSchedules: {
        loading,
        wallet_empty: [
          'Nothing is scheduled To pay later, or every week or month, choose when on the way to a transfer. New transfer',
          'لا شيء مجدول للدفع لاحقًا، أو كل أسبوع أو شهر، اختر الوقت أثناء إعداد التحويل. تحويل جديد',
        ],
      },
      cancelTransferSchedule: { loading: ['Cancelling... Keep it', 'جارٍ الإلغاء... الإبقاء عليه'] },
    },
  },
}
