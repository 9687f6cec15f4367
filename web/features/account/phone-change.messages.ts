import type { PhoneProblem } from '#domain/phone.ts'
import { catalogue } from '#web/messages/catalogue.ts'

const englishProblems: Record<PhoneProblem | 'same' | 'refused', string> = {
  required: 'Please enter the new number',
  length: 'The number has 10 digits, such as 051 234 5678',
  prefix: 'The number starts with 05',
  operator: 'This is not a Saudi mobile number',
  same: 'This is your current number',
  refused: 'Please enter a Saudi mobile number',
}

const en = {
  title: 'Change mobile number',
  lead: 'You confirm the change with your password and two codes: one on your current number, then one on the new one. Then it waits, usually for a day, so that you can still cancel it.',
  newNumber: 'New mobile number',
  newNumberHelp: 'You will sign in with it and get your codes on it',
  problems: englishProblems,
  next: 'Next',
  lostTitle: 'No longer have your current number?',
  lostText: 'Then codes cannot prove that it is you. Our support team helps you after checking your identity.',
  askSupport: 'Contact support',
  currentTitle: 'Code on your current number',
  newTitle: 'Code on your new number',
  changesTo: 'The number changes to',
  notSent: 'The code could not be sent yet. Please ask for it with Resend.',
  startAgain: 'Start again',
  waiting: (phone: string, moment: string) => `Your mobile number changes to ${phone} on ${moment}.`,
  changingNow: (phone: string) => `Your mobile number changes to ${phone} now.`,
  heldBack: (phone: string) => `Your mobile number does not change to ${phone} while your wallet is frozen.`,
  waitingText:
    'Until then, you sign in with your current number. If you did not ask for this, cancel it and change your password.',
  cancel: 'Cancel the change',
  cancelling: 'Cancelling…',
  cancelled: 'The change is cancelled. Your number stays as it is.',
  failed: (phone: string) => `Your mobile number did not change to ${phone}: another account has it.`,
}

const arabicProblems: typeof englishProblems = {
  required: 'يرجى إدخال الرقم الجديد',
  length: 'يتكوّن الرقم من 10 أرقام مثل \u2066051 234 5678\u2069',
  prefix: 'يبدأ الرقم بـ 05',
  operator: 'هذا ليس رقم جوال سعوديًا',
  same: 'هذا هو رقمك الحالي',
  refused: 'يرجى إدخال رقم جوال سعودي',
}

const ar: typeof en = {
  title: 'تغيير رقم الجوال',
  lead: 'تؤكد التغيير بكلمة المرور وبرمزين: رمز على رقمك الحالي ثم رمز على الرقم الجديد. وبعدها ينتظر التغيير، يومًا في العادة، ليمكنك إلغاؤه.',
  newNumber: 'رقم الجوال الجديد',
  newNumberHelp: 'ستسجّل الدخول به وتصلك رموزك عليه',
  problems: arabicProblems,
  next: 'التالي',
  lostTitle: 'لم يعد رقمك الحالي معك؟',
  lostText: 'لا يمكن للرموز عندئذ أن تثبت هويتك. يساعدك فريق الدعم بعد التحقق منها.',
  askSupport: 'تواصل مع الدعم',
  currentTitle: 'الرمز على رقمك الحالي',
  newTitle: 'الرمز على رقمك الجديد',
  changesTo: 'يتغيّر الرقم إلى',
  notSent: 'تعذّر إرسال الرمز حتى الآن. يرجى طلبه من زر إعادة الإرسال.',
  startAgain: 'البدء من جديد',
  waiting: (phone, moment) => `يتغيّر رقم جوالك إلى ${phone} في ${moment}.`,
  changingNow: phone => `يتغيّر رقم جوالك إلى ${phone} الآن.`,
  heldBack: phone => `لا يتغيّر رقم جوالك إلى ${phone} ما دامت محفظتك مجمّدة.`,
  waitingText: 'حتى ذلك الحين تسجّل الدخول برقمك الحالي. إن لم تطلب هذا فألغِه وغيّر كلمة مرورك.',
  cancel: 'إلغاء التغيير',
  cancelling: 'جارٍ الإلغاء…',
  cancelled: 'أُلغي التغيير، ويبقى رقمك كما هو.',
  failed: phone => `لم يتغيّر رقم جوالك إلى ${phone} لأنه مسجّل لحساب آخر.`,
}

export const phoneChange = catalogue(en, ar)
