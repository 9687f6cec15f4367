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
  amounts: 'What the amounts mean',
  amountsBalance: 'Balance',
  amountsBalanceText:
    'Everything that is yours: what is available, what is on hold, and what is in your sub-wallets. Statements have it for each wallet of its own.',
  amountsAvailable: 'Available',
  amountsAvailableText:
    'What you can spend now. Lists of transactions show it after each payment. A payment that failed shows none, because nothing has left.',
  amountsOnHold: 'On hold',
  amountsOnHoldText:
    'Yours, but reserved for a payment that is not final yet. It is paid out, or it is available again. A failed payment says since when.',
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
  amounts: 'معنى كل مبلغ',
  amountsBalance: 'الرصيد',
  amountsBalanceText: 'كل ما تملكه: المتاح والمحجوز وما في محافظك الفرعية. وفي كشوف الحساب رصيد كل محفظة وحدها.',
  amountsAvailable: 'المتاح',
  amountsAvailableText:
    'ما يمكنك إنفاقه الآن. ويظهر في قوائم العمليات بعد كل دفعة، ولا يظهر مع دفعة فشلت لأن شيئًا لم يخرج.',
  amountsOnHold: 'المحجوز',
  amountsOnHoldText: 'مبلغ لك حُجز لدفعة لم تُحسم بعد. فإما أن يُدفع أو يعود متاحًا، وتذكر الدفعة الفاشلة متى عاد.',
  transactions: 'البحث عن عملية',
  security: 'الأجهزة وكلمة المرور',
}

export const support = catalogue(en, ar)
