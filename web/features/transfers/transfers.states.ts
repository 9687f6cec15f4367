import { transfer } from '#web/messages/payments/transfer.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import type { InBoth, ResponseTexts } from '#web/mock/screen-texts.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { codeLabels, codeTitle, resending, verifying, walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'

export const transferControls = {
  toCustomer: main.link(transfer, t => t.toCustomer),
  toBeneficiary: main.link(transfer, t => t.toBeneficiary),
  payeeHeading: page.heading(transfer, t => t.customerTitle),
  payee: (name: string) => main.all('button', name),
  number: page.field(transfer, t => t.number),
  amountHeading: page.heading(transfer, t => t.amountTitle),
  amount: page.field(transfer, t => t.amount),
  purpose: page.find('combobox', transfer, t => t.purpose),
  note: page.field(transfer, t => t.note),
  next: main.button(transfer, t => t.next),
  review: page.heading(transfer, t => t.reviewTitle),
  confirm: main.button(transfer, t => t.confirm),
  /** After a payment was confirmed that others must approve. */
  waits: page.heading(transfer, t => t.resultTitles.waiting),
  sent: page.heading(transfer, t => t.resultTitles.sent),
  follow: main.link(transfer, t => t.follow),
  receipt: main.link(transfer, t => t.receipt, 'exact'),
}
export const transferActions = {
  find: (number: string) => [fill(transferControls.number, number), press(transferControls.next)],
  prepare: (amount: string) => [
    fill(transferControls.amount, amount),
    fill(transferControls.purpose, 'expenses_services'),
    press(transferControls.next),
  ],
}

const next = press(transferControls.next)
const customer = {
  kind: 'customer',
  id: 'c2VhbGVkIHJlY2lwaWVudA',
  name: 'Sa*** E*** Services',
  nameArabic: 'سد*** ل*** الفعاليات',
  crEnding: '0021',
}
const beneficiary = { kind: 'beneficiary', id: ANY_ID, name: 'Riyadh Supplies Co.', iban: 'SA8280608010000000000002' }
const form = { payee: customer, amount: '200', purpose: 'expenses_services', note: '', subWallet: '', when: 'now' }
const later = { ...form, when: 'monthly', startsOn: '2026-02-01' }
const waiting = () => ({
  transferId: ANY_ID,
  ...issuedCode(),
  available: 232_000,
  left: { balance: 212_000, today: 152_000, thisMonth: 4_952_000 },
  warnings: ['first_payment'],
})
const draft = { getTransfer: 'draft' }
const payeeTitle: InBoth = ['Who gets the money?', 'إلى من تريد إرسال المبلغ؟']
export const factsText: InBoth = [
  'Amount 200.00 SAR To Sa*** E*** Services Plink customer From Main wallet Purpose Expenses and services',
  'المبلغ 200.00 ر.س إلى سد*** ل*** الفعاليات عميل Plink من المحفظة الرئيسية الغرض مصروفات وخدمات',
]
const reviewTitle: InBoth = ['Check the transfer Nothing has been sent yet.', 'راجع التحويل لم يُرسل أي مبلغ بعد.']
const loading: InBoth = ['Loading…', 'جارٍ التحميل…']
const startAgain: ResponseTexts = {
  TRANSFER_NOT_FOUND: ['This transfer was not found Start again', 'لم يُعثر على هذا التحويل البدء من جديد'],
  TRANSFER_EXPIRED: [
    'This transfer can no longer be confirmed. Please start again. Start again',
    'لم يعد بالإمكان تأكيد هذا التحويل. يرجى البدء من جديد. البدء من جديد',
  ],
}

export const TRANSFER: readonly Screen[] = [
  {
    id: 'transfer',
    path: paths.transfer,
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
    calls: [
      call('listTransfers', {
        shows: {
          loading,
          wallet_empty: [
            'You have not sent money yet The people you pay will be listed here. Next time, one press is enough.',
            'لم ترسل أي مبلغ بعد سيظهر هنا من تدفع لهم، لتكفي ضغطة واحدة في المرة القادمة.',
          ],
        },
      }),
    ],
  },
  {
    id: 'transferBeneficiary',
    path: paths.transfer,
    title: payeeTitle,
    labels: [
      ['Search by name or IBAN', 'ابحث بالاسم أو الآيبان'],
      ['Add a beneficiary', 'إضافة مستفيد'],
    ],
    locationState: () => ({ screen: 'beneficiary' }),
    calls: [
      call('listBeneficiaries', {
        shows: {
          loading,
          beneficiaries_empty: [
            'You have no beneficiaries yet Add the bank account of somebody you pay. It is checked once, and from then on one press is enough. Add a beneficiary',
            'لا مستفيدين لديك بعد أضف الحساب البنكي لمن تدفع له. نتحقق منه مرة واحدة، ثم تكفيك ضغطة واحدة. إضافة مستفيد',
          ],
        },
      }),
    ],
  },
  {
    id: 'transferCustomer',
    path: paths.transfer,
    title: payeeTitle,
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
    locationState: () => ({ screen: 'customer' }),
    calls: [
      call('findRecipient', {
        steps: transferActions.find('0500000021'),
        shows: {
          success: ['How much?', 'كم المبلغ؟'],
          loading: ['Looking up the number…', 'جارٍ البحث عن الرقم…'],
          VALIDATION_ERROR: [
            'Enter a phone number, or a CR or unified number of 10 digits',
            'أدخل رقم جوال، أو رقم سجل تجاري أو رقمًا موحدًا من 10 أرقام',
          ],
        },
      }),
    ],
    clientStates: [
      clientState('nothing_typed', {
        steps: [next],
        shows: ['Number is required', 'الرقم مطلوب'],
      }),
      clientState('again', {
        locationState: () => ({ screen: 'customer', again: customer.name }),
        shows: ['For your safety, enter the number of', 'حفاظًا على أمانك، أدخل رقم'],
      }),
    ],
  },
  {
    id: 'transferAmount',
    path: paths.transfer,
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
    locationState: () => ({ screen: 'amount', form }),
    calls: [
      call('createTransfer', {
        steps: [next],
        shows: {
          success: reviewTitle,
          loading: ['Preparing the transfer…', 'جارٍ إعداد التحويل…'],
          INSUFFICIENT_FUNDS: ['The available balance is too low', 'الرصيد المتاح لا يكفي'],
          LIMIT_EXCEEDED: ['This would exceed a limit of your wallet', 'يتجاوز هذا المبلغ أحد حدود محفظتك'],
          AMOUNT_OUT_OF_RANGE: ['This amount is not possible for this payee', 'هذا المبلغ غير ممكن لهذا المستفيد'],
        },
      }),
    ],
    clientStates: [
      clientState('nothing_typed', {
        locationState: () => ({ screen: 'amount', form: { payee: beneficiary } }),
        steps: [next],
        shows: ['Purpose is required', 'الغرض مطلوب'],
      }),
      clientState('later', {
        locationState: () => ({ screen: 'amount', form: later }),
        shows: [
          'Your limits: 2,000.00 SAR a day, 50,000.00 SAR a month.',
          'حدودك: 2,000.00 ر.س في اليوم و50,000.00 ر.س في الشهر.',
        ],
      }),
      clientState('sub_wallet_closed', {
        locationState: () => ({ screen: 'amount', form: { ...form, subWallet: '000000000000' } }),
      }),
    ],
  },
  {
    id: 'transferReview',
    path: paths.transfer,
    title: reviewTitle,
    labels: [
      [
        'This is your first payment to this payee. Make sure that you know them.',
        'هذه أول مرة تدفع فيها لهذا المستفيد. تأكد من أنك تعرفه.',
      ],
      factsText,
      ['When Now After this transfer Available 2,120.00 SAR', 'متى الآن بعد هذا التحويل المتاح 2,120.00 ر.س'],
      [
        'Left of your limit today 1,520.00 SAR Left of your limit this month 49,520.00 SAR',
        'المتبقي من حد اليوم 1,520.00 ر.س المتبقي من حد الشهر 49,520.00 ر.س',
      ],
      ['Confirm with a code Change', 'التأكيد برمز تغيير'],
    ],
    locationState: () => ({ screen: 'review', form, waiting: waiting() }),
    scenarios: draft,
    calls: [
      call('listPaymentReceipts'),
      call('getTransfer', {
        // A transfer that is confirmed already is shown instead.
        shows: { success: ['Paid The payee has the money.', 'مدفوع وصل المبلغ إلى المستفيد.'], draft: factsText },
      }),
    ],
    clientStates: [
      clientState('every_warning', {
        locationState: () => ({
          screen: 'review',
          form,
          waiting: {
            ...waiting(),
            available: 0,
            left: undefined,
            warnings: ['first_payment', 'name_not_checked', 'unusual_amount'],
          },
        }),
        shows: [
          'Nobody has checked whether this IBAN belongs to the name. Ask the payee before you send anything. This is far more than you usually send. Look at the amount once more.',
          'لم يتحقق أحد من أن هذا الآيبان يعود إلى صاحب الاسم. اسأل المستفيد قبل أن ترسل أي مبلغ. هذا المبلغ أكبر بكثير مما ترسله عادةً. راجعه مرة أخرى.',
        ],
      }),
    ],
  },
  {
    id: 'transferCode',
    path: paths.transfer,
    title: [
      `${codeTitle[0]} Confirm 200.00 SAR to Sa*** E*** Services`,
      `${codeTitle[1]} أكّد التحويل: 200.00 ر.س إلى «سد*** ل*** الفعاليات»`,
    ],
    labels: codeLabels,
    locationState: () => ({ screen: 'code', form, waiting: waiting() }),
    scenarios: draft,
    calls: [
      call('confirmTransfer', {
        steps: [fill(walletCode.boxes, ANY_CODE)],
        shows: { ...verifying, ...startAgain, success: ['See the transfer', 'عرض التحويل'] },
      }),
      call('resendTransferCode', { steps: [press(walletCode.resend)], shows: { ...resending, ...startAgain } }),
    ],
  },
  {
    id: 'transferResult',
    path: paths.transfer,
    title: ['Transfer', 'التحويل'],
    labels: [
      [
        'Money Sent 200.00 SAR to Sa*** E*** Services The payee has the money. See the transfer Receipt New transfer',
        'أُرسل المبلغ 200.00 ر.س إلى «سد*** ل*** الفعاليات» وصل المبلغ إلى المستفيد. عرض التحويل الإيصال تحويل جديد',
      ],
    ],
    locationState: () => ({ screen: 'done', transferId: ANY_ID }),
    calls: [
      call('getTransfer', {
        shows: { success: ['Money Sent', 'أُرسل المبلغ'], draft: ['Transfer Confirmed', 'تم تأكيد التحويل'] },
      }),
    ],
  },
]
