import type { TopUp } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from './catalogue.ts'

type StateTexts = Record<TopUp['state'], string>
type CauseTexts = Partial<Record<TopUp['cause'], string>>

const enStates: StateTexts = {
  created: 'Waiting for the card',
  awaiting_3ds: 'Being confirmed',
  paid: 'In your wallet',
  settled: 'In your wallet',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
  disputed: 'Taken back by the bank',
}

const enCauses: CauseTexts = {
  declined: 'The bank of the card has declined the payment. Try another card, or call the bank.',
  insufficient_funds: 'There is too little money on the card. Try a smaller amount or another card.',
  three_ds_failed: 'The payment was not confirmed with the bank of the card. Try again, and have your phone at hand.',
  abandoned: 'The payment was not confirmed in time. Nothing was taken from the card. You can try again.',
  other: 'The card could not be charged. Try again or use another card.',
  payment_differs:
    'The card provider took a different amount from the one you asked for. Our team is looking into it and will contact you.',
  payment_returned: 'The payment went back to the card. You can start another top-up.',
  not_paid_in_time: 'This top-up was not paid in time. Nothing was taken from the card.',
  over_maximum:
    'The card is charged, but your wallet would hold more than it may. Our team is looking into it and will contact you.',
  account_closed: 'The card is charged, but the account was closed. Our team is looking into it and will contact you.',
  paid_after_end:
    'The card was charged after this top-up had ended. Our team is looking into it. The money will go to your wallet or back to the card.',
  disputed:
    'The bank of the card has taken the payment back, so we took the money out of your wallet as far as possible. If some is missing, our team will contact you.',
}

const en = {
  title: 'Top-up',
  lead: 'Put money into your wallet by card or by bank transfer.',
  how: 'How to top up',
  byCard: 'By card',
  byBank: 'By bank transfer',
  amount: 'Amount',
  range: (least: string, most: string) => `From ${least} to ${most}.`,
  remaining: (left: string) => `Your wallet can take ${left} more.`,
  full: 'Your wallet has reached its maximum balance. Send money from it before you top up.',
  problems: {
    required: 'Enter an amount',
    unreadable: 'Enter an amount such as 250.00',
    too_little: 'Enter a larger amount',
    too_much: 'Enter a smaller amount',
  },
  into: 'Into',
  mainWallet: 'Main wallet',
  intoSubWallet: (name: string) => `Into the sub-wallet \u2068${name}\u2069`,
  next: 'Continue',
  starting: 'One moment…',
  list: 'Your card top-ups',
  empty: 'No top-ups yet',
  emptyText: 'What you top up by card is listed here, with its state.',
  pageTitle: 'Card top-up',
  states: enStates,
  causes: enCauses,
  card: 'Card',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Sending the card…',
  enterCard: 'Enter the card',
  formText: 'The card goes straight to the card provider. Afterwards you come back to this page.',
  confirm: 'Confirm with your bank',
  confirmText: 'Your bank asks you to confirm the payment. Afterwards you come back to this page.',
  asking: 'We are asking the card provider',
  askingText:
    'This page updates by itself. You can also close it: the money arrives all the same, and nothing is taken twice.',
  done: (amount: string) => `${amount} is in your wallet`,
  heldBack: 'Our team is looking into it',
  again: 'Start another top-up',
  toDashboard: 'Go to the dashboard',
  history: 'What has happened',
  steps: { ...enStates, created: 'Started', paid: 'Paid', settled: 'Arrived at our bank' },
  bank: {
    lead: 'Transfer money from any bank to this IBAN. It is in your wallet as soon as the bank tells us, usually within minutes.',
    opening: 'Your IBAN is being opened',
    openingText: 'This takes a moment. The page shows it by itself.',
    iban: 'IBAN',
    bank: 'Bank',
    beneficiary: 'Beneficiary',
    qrCode: 'QR code with the IBAN',
    qrCodeText: 'Scan it with the phone from which you pay. It contains the IBAN.',
    share: 'Share',
    shareTitle: 'Bank details',
    shareFailed: 'Could not share. Copy the details instead.',
  },
}

const arStates: StateTexts = {
  created: 'بانتظار البطاقة',
  awaiting_3ds: 'قيد التأكيد',
  paid: 'في محفظتك',
  settled: 'في محفظتك',
  failed: 'تعذرت',
  expired: 'انتهت مهلتها',
  refunded: 'أُعيد المبلغ',
  disputed: 'استرده البنك',
}

const arCauses: CauseTexts = {
  declined: 'رفض بنك البطاقة عملية الدفع. جرّب بطاقة أخرى أو اتصل بالبنك.',
  insufficient_funds: 'لا يوجد رصيد كافٍ في البطاقة. جرّب مبلغًا أقل أو بطاقة أخرى.',
  three_ds_failed: 'لم يُؤكد الدفع لدى بنك البطاقة. حاول مرة أخرى وليكن جوالك في متناول يدك.',
  abandoned: 'لم يُؤكد الدفع في الوقت المحدد، ولم يُخصم شيء من البطاقة. يمكنك المحاولة مرة أخرى.',
  other: 'تعذر الخصم من البطاقة. حاول مرة أخرى أو استخدم بطاقة أخرى.',
  payment_differs: 'خصم مزوّد الدفع مبلغًا غير الذي طلبته. يراجع فريقنا الأمر وسيتواصل معك.',
  payment_returned: 'أُعيدت الدفعة إلى البطاقة. يمكنك بدء عملية شحن أخرى.',
  not_paid_in_time: 'لم تُدفع عملية الشحن هذه في الوقت المحدد، ولم يُخصم شيء من البطاقة.',
  over_maximum: 'خُصم المبلغ من البطاقة، لكن رصيد محفظتك سيتجاوز الحد المسموح. يراجع فريقنا الأمر وسيتواصل معك.',
  account_closed: 'خُصم المبلغ من البطاقة، لكن الحساب أُغلق. يراجع فريقنا الأمر وسيتواصل معك.',
  paid_after_end:
    'خُصم المبلغ من البطاقة بعد انتهاء عملية الشحن هذه. يراجع فريقنا الأمر، ثم يضيف المبلغ إلى محفظتك أو يعيده إلى البطاقة.',
  disputed: 'استردّ بنك البطاقة الدفعة، فأخذنا المال من محفظتك بقدر الممكن. وإذا نقص منه شيء فسيتواصل معك فريقنا.',
}

const ar: typeof en = {
  title: 'شحن المحفظة',
  lead: 'أضف المال إلى محفظتك بالبطاقة أو بحوالة بنكية.',
  how: 'طريقة الشحن',
  byCard: 'بالبطاقة',
  byBank: 'بحوالة بنكية',
  amount: 'المبلغ',
  range: (least, most) => `من ${least} إلى ${most}.`,
  remaining: left => `تتسع محفظتك لـ ${left} أخرى.`,
  full: 'بلغت محفظتك الحد الأقصى للرصيد. حوّل منها مبلغًا قبل الشحن.',
  problems: {
    required: 'أدخل مبلغًا',
    unreadable: 'أدخل مبلغًا مثل 250.00',
    too_little: 'أدخل مبلغًا أكبر',
    too_much: 'أدخل مبلغًا أقل',
  },
  into: 'إلى',
  mainWallet: 'المحفظة الرئيسية',
  intoSubWallet: name => `إلى المحفظة الفرعية «\u2068${name}\u2069»`,
  next: 'متابعة',
  starting: 'لحظة من فضلك…',
  list: 'عمليات الشحن بالبطاقة',
  empty: 'لا توجد عمليات شحن بعد',
  emptyText: 'تظهر هنا عمليات الشحن بالبطاقة مع حالتها.',
  pageTitle: 'شحن بالبطاقة',
  states: arStates,
  causes: arCauses,
  card: 'البطاقة',
  pay: amount => `ادفع ${amount}`,
  paying: 'جارٍ إرسال البطاقة…',
  enterCard: 'أدخل البطاقة',
  formText: 'تُرسل بيانات البطاقة مباشرة إلى مزوّد الدفع، ثم تعود إلى هذه الصفحة.',
  confirm: 'أكّد لدى بنكك',
  confirmText: 'يطلب بنكك تأكيد الدفع، ثم تعود إلى هذه الصفحة.',
  asking: 'نستفسر من مزوّد الدفع',
  askingText: 'تُحدَّث هذه الصفحة تلقائيًا. ويمكنك إغلاقها: يصل المال على أي حال، ولا يُخصم شيء مرتين.',
  done: amount => `أُضيف ${amount} إلى محفظتك`,
  heldBack: 'قيد المراجعة لدى فريقنا',
  again: 'ابدأ عملية شحن أخرى',
  toDashboard: 'انتقل إلى لوحة التحكم',
  history: 'ما الذي حدث',
  steps: { ...arStates, created: 'بدأت', paid: 'دُفعت', settled: 'وصلت إلى بنكنا' },
  bank: {
    lead: 'حوّل المال من أي بنك إلى رقم الآيبان هذا. يصل إلى محفظتك حالما يبلغنا البنك، وذلك خلال دقائق عادةً.',
    opening: 'يجري فتح رقم الآيبان الخاص بك',
    openingText: 'يستغرق ذلك لحظات، وتعرضه الصفحة تلقائيًا.',
    iban: 'رقم الآيبان',
    bank: 'البنك',
    beneficiary: 'المستفيد',
    qrCode: 'رمز QR فيه الآيبان',
    qrCodeText: 'امسحه بالجوال الذي ستدفع منه. يحتوي الرمز على الآيبان.',
    share: 'مشاركة',
    shareTitle: 'البيانات البنكية',
    shareFailed: 'تعذرت المشاركة. انسخ البيانات بدلًا من ذلك.',
  },
}

export const topUps = catalogue(en, ar)
