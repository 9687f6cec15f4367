import { catalogue } from './catalogue.ts'

const en = {
  chooseCard: 'Choose a test card',
  chooseCardText: 'In the sandbox, a test card takes the place of the form where a card is entered.',
  cardRequired: 'Choose a card',
  threeDs: {
    title: 'Confirm the payment',
    notice: 'This page takes the place of the 3-D Secure page of a bank. No money moves.',
    amount: 'Amount',
    approve: 'Approve',
    decline: 'Decline',
    notFound: 'There is no such payment.',
    loading: 'Opening the payment…',
    decided: 'This payment is decided.',
    back: 'Back to Plink',
  },
}

const ar: typeof en = {
  chooseCard: 'اختر بطاقة اختبار',
  chooseCardText: 'في البيئة التجريبية تحل بطاقة اختبار محل النموذج الذي تُدخل فيه البطاقة.',
  cardRequired: 'اختر بطاقة',
  threeDs: {
    title: 'تأكيد الدفع',
    notice: 'تحل هذه الصفحة محل صفحة التحقق لدى البنك. لا ينتقل أي مال حقيقي.',
    amount: 'المبلغ',
    approve: 'موافقة',
    decline: 'رفض',
    notFound: 'لا توجد عملية دفع كهذه.',
    loading: 'جارٍ فتح عملية الدفع…',
    decided: 'بُتّ في عملية الدفع هذه.',
    back: 'العودة إلى Plink',
  },
}

export const sandboxCards = catalogue(en, ar)
