import type { support as en } from '../en/support.ts'

export const support: typeof en = {
  contact: 'تواصل مع الدعم',
  hours: 'من الأحد إلى الخميس، من 9 صباحًا إلى 5 مساءً',
  title: 'الدعم',
  lead: 'إن وجدت ما ليس على ما يرام، فاتصل بنا أو راسلنا.',
  phone: 'بالهاتف',
  email: 'بالبريد الإلكتروني',
  hoursTitle: 'الأوقات',
  ready: 'لنساعدك فورًا',
  readyTransaction: 'إن كان الأمر يخص عملية، فجهّز رقمها المرجعي. تجده مع كل عملية ويبدأ بـ \u2066PLK\u2069.',
  readyAccount: 'إن كان يخص حسابك، فاتصل من رقم الجوال الذي تسجل الدخول به.',
  readyNever: 'لا نطلب كلمة مرورك ولا رمز التحقق أبدًا، ومن يطلبهما ليس منا.',
  transactions: 'البحث عن عملية',
  security: 'الأجهزة وكلمة المرور',
}
