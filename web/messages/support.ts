import { catalogue } from './catalogue.ts'

const en = {
  contact: 'Contact support',
  hours: 'Sunday to Thursday 9 AM to 5 PM',
  title: 'Support',
  lead: 'If something is wrong, call us or write to us.',
  phone: 'By phone',
  email: 'By email',
  hoursTitle: 'Opening hours',
  ready: 'Before you contact us',
  readyTransaction:
    'If you ask about a payment, have its reference ID ready. It is shown with each transaction and begins with PLK.',
  readyAccount: 'If you ask about your account, call from the phone number that you sign in with.',
  readyNever: 'We never ask for your password or a code. Anyone who does is not from Plink.',
  transactions: 'Find a transaction',
  security: 'Devices and password',
}

const ar: typeof en = {
  contact: 'تواصل مع الدعم',
  hours: 'من الأحد إلى الخميس، من 9 صباحًا إلى 5 مساءً',
  title: 'الدعم',
  lead: 'إن واجهت مشكلة، فاتصل بنا أو راسلنا.',
  phone: 'بالهاتف',
  email: 'بالبريد الإلكتروني',
  hoursTitle: 'أوقات العمل',
  ready: 'قبل أن تتواصل معنا',
  readyTransaction: 'إن كان الأمر يخص عملية، فجهّز رقمها المرجعي. تجده مع كل عملية ويبدأ بـ \u2066PLK\u2069.',
  readyAccount: 'إن كان يخص حسابك، فاتصل من رقم الجوال الذي تسجل الدخول به.',
  readyNever: 'لا نطلب كلمة مرورك ولا رمز التحقق أبدًا، ومن يطلبهما ليس منا.',
  transactions: 'البحث عن عملية',
  security: 'الأجهزة وكلمة المرور',
}

export const support = catalogue(en, ar)
