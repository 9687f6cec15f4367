import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  titles: {
    waiting: 'Phone Verification',
    successful: 'Verification Successful',
    failed: 'Verification Failed',
  },
  lead: 'This account confirms each login in a phone call. Please answer our call to the phone of your account.',
  phases: {
    calling: 'We are calling your phone',
    pending: 'Waiting for you to press 1 or 2',
    completing: 'Completing your login…',
    done: 'Login successful! Redirecting...',
    rejected: 'Login cancelled. You pressed 2 to reject this login request.',
    expired: 'Verification expired. Please try logging in again.',
    failed: 'Error completing login. Please try again.',
  },
  howLong: 'The phone rings for two minutes at most. This page continues automatically.',
  unreachable: 'We cannot reach the server at the moment. We will keep trying.',
  instructions: 'In the call',
  press: { 1: 'Press 1 to confirm', 2: 'Press 2 to cancel' },
  notYou: 'If you did not try to sign in, press 2.',
  goingBack: 'You will return to the login page in a moment.',
  cancel: 'Cancel Login',
}

const ar: typeof en = {
  titles: {
    waiting: 'التحقق عبر الهاتف',
    successful: 'تم التحقق بنجاح',
    failed: 'تعذّر التحقق',
  },
  lead: 'يُؤكَّد كل تسجيل دخول إلى هذا الحساب بمكالمة هاتفية. يرجى الرد على مكالمتنا على جوال حسابك.',
  phases: {
    calling: 'نتصل بجوالك الآن',
    pending: 'بانتظار أن تضغط 1 أو 2',
    completing: 'جارٍ إكمال تسجيل الدخول…',
    done: 'تم تسجيل الدخول بنجاح! جارٍ تحويلك…',
    rejected: 'أُلغي تسجيل الدخول. ضغطت 2 لرفض هذا الطلب.',
    expired: 'انتهت مهلة التحقق. يرجى محاولة تسجيل الدخول من جديد.',
    failed: 'حدث خطأ أثناء إكمال تسجيل الدخول. يرجى المحاولة مرة أخرى.',
  },
  howLong: 'يرن جوالك دقيقتين على الأكثر، وتنتقل هذه الصفحة تلقائيًا إلى الخطوة التالية.',
  unreachable: 'يتعذر الوصول إلى الخادم حاليًا، ونواصل المحاولة.',
  instructions: 'أثناء المكالمة',
  press: { 1: 'اضغط 1 للتأكيد', 2: 'اضغط 2 للإلغاء' },
  notYou: 'إذا لم تكن أنت من يحاول تسجيل الدخول فاضغط 2.',
  goingBack: 'ستعود إلى تسجيل الدخول بعد لحظات.',
  cancel: 'إلغاء تسجيل الدخول',
}

export const callback = catalogue(en, ar)
