import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Phone call at sign-in',
  onText: 'We call the customer to confirm each sign-in. Without the call nobody gets in.',
  offText: 'Nobody calls the customer at sign-in.',
  on: {
    act: 'Require a phone call',
    title: 'Require a phone call at each sign-in?',
    text: 'From the next sign-in on, we call the customer’s phone after the code, and only whoever presses 1 gets in. Devices that are signed in stay signed in. The customer is told by SMS, and does not see the reason.',
    acting: 'Saving…',
    done: 'A phone call now confirms each sign-in of this customer.',
  },
  off: {
    act: 'Stop the phone calls',
    title: 'Stop the phone calls at sign-in?',
    text: 'Password and SMS code are then enough, so whoever has both gets in. The customer is told by SMS, and does not see the reason.',
    acting: 'Saving…',
    done: 'This customer signs in without a phone call again.',
  },
}

const ar: typeof en = {
  title: 'مكالمة تسجيل الدخول',
  onText: 'نتصل بالعميل لتأكيد كل تسجيل دخول، ولا يدخل أحد دون المكالمة.',
  offText: 'لا يُتصل بالعميل عند تسجيل الدخول.',
  on: {
    act: 'طلب مكالمة هاتفية',
    title: 'هل تريد طلب مكالمة عند كل تسجيل دخول؟',
    text: 'ابتداءً من تسجيل الدخول التالي، نتصل بجوال العميل بعد الرمز، ولا يدخل إلا من يضغط 1. وتبقى الأجهزة المسجَّل دخولها كما هي. ويُبلَّغ العميل برسالة نصية، ولا يرى السبب.',
    acting: 'جارٍ الحفظ…',
    done: 'صار كل تسجيل دخول لهذا العميل يُؤكَّد بمكالمة هاتفية.',
  },
  off: {
    act: 'إيقاف المكالمات',
    title: 'هل تريد إيقاف مكالمات تسجيل الدخول؟',
    text: 'تكفي عندئذ كلمة المرور ورمز الرسالة النصية، فيدخل كل من يملكهما. ويُبلَّغ العميل برسالة نصية، ولا يرى السبب.',
    acting: 'جارٍ الحفظ…',
    done: 'عاد هذا العميل يسجّل الدخول دون مكالمة.',
  },
}

export const adminSignInCall = catalogue(en, ar)
