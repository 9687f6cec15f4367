import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  holder: 'Name on the card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryPlaceholder: 'MM/YY',
  securityCode: 'Security code',
  problems: {
    holder: { required: 'Enter the name on the card' },
    number: { required: 'Enter the card number', unreadable: 'Enter a card number of 16 digits, as it is on the card' },
    expiry: {
      required: 'Enter the expiry date',
      unreadable: 'Enter month and year, such as 12/30',
      past: 'This card has expired',
    },
    securityCode: { required: 'Enter the security code', unreadable: 'Enter the 3 digits on the back of the card' },
  },
  notReal: 'No card is charged in the sandbox, so do not enter a real one. Cards to try:',
  chooseText: 'The card decides what happens with the payment. Choose one to fill in the form.',
  threeDs: {
    title: 'Confirm the payment',
    notice: 'This page takes the place of the 3-D Secure page of a bank. No money moves.',
    amount: 'Amount',
    approve: 'Approve',
    decline: 'Decline',
    notFound: 'There is no such payment.',
    loading: 'Opening the payment…',
    decided: 'This payment is decided. You are going back to Plink.',
    back: 'Back to Plink',
  },
}

const ar: typeof en = {
  holder: 'الاسم على البطاقة',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryPlaceholder: 'شهر/سنة',
  securityCode: 'رمز الأمان',
  problems: {
    holder: { required: 'أدخل الاسم المكتوب على البطاقة' },
    number: { required: 'أدخل رقم البطاقة', unreadable: 'أدخل رقم البطاقة المكوّن من 16 رقمًا كما هو عليها' },
    expiry: {
      required: 'أدخل تاريخ الانتهاء',
      unreadable: 'أدخل الشهر والسنة، مثل \u206612/30\u2069',
      past: 'انتهت صلاحية هذه البطاقة',
    },
    securityCode: { required: 'أدخل رمز الأمان', unreadable: 'أدخل الأرقام الثلاثة على ظهر البطاقة' },
  },
  notReal: 'لا يُخصم شيء من أي بطاقة في البيئة التجريبية، فلا تُدخل بطاقة حقيقية. بطاقات للتجربة:',
  chooseText: 'تحدد البطاقة ما يحدث للدفعة. اختر واحدة لتعبئة النموذج بها.',
  threeDs: {
    title: 'تأكيد الدفع',
    notice: 'تحل هذه الصفحة محل صفحة التحقق لدى البنك. لا ينتقل أي مال حقيقي.',
    amount: 'المبلغ',
    approve: 'موافقة',
    decline: 'رفض',
    notFound: 'لم يُعثر على عملية الدفع هذه.',
    loading: 'جارٍ فتح عملية الدفع…',
    decided: 'بُتّ في عملية الدفع هذه، وستعود الآن إلى Plink.',
    back: 'العودة إلى Plink',
  },
}

export const sandboxCards = catalogue(en, ar)
