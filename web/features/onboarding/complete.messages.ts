import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  creatingTitle: 'Creating Your Profile',
  creatingText: 'We are creating your profile from your answers. This takes a few seconds.',
  welcomeTitle: 'Welcome',
  welcomeText: 'Your account is open. You will go to your dashboard in a moment.',
  goNow: 'Go to the dashboard now',
  signInText: 'Your account is open. Sign in with your phone number and the password that you have set.',
  signIn: 'Sign In',
  failedTitle: 'Profile Creation Failed',
  tryAgain: 'Try Again',
  skip: 'Skip for Now',
  failed: {
    forbidden: 'Profile creation is currently unavailable. Please try again later or contact support.',
    offline: 'Unable to connect to the server. Please check your internet connection and try again.',
    other: 'Failed to create profile. Please try again.',
  },
  fallbackBusinessName: 'Business',
}

const ar: typeof en = {
  creatingTitle: 'جارٍ إنشاء ملفك',
  creatingText: 'نُعدّ ملفك من البيانات التي قدمتها. يستغرق ذلك ثوانيَ معدودة.',
  welcomeTitle: 'أهلًا بك',
  welcomeText: 'تم فتح حسابك. سننقلك إلى لوحة التحكم بعد لحظات.',
  goNow: 'الانتقال إلى لوحة التحكم الآن',
  signInText: 'تم فتح حسابك. سجّل الدخول برقم جوالك وكلمة المرور التي عيّنتها.',
  signIn: 'تسجيل الدخول',
  failedTitle: 'تعذّر إنشاء الملف',
  tryAgain: 'إعادة المحاولة',
  skip: 'التخطي الآن',
  failed: {
    forbidden: 'إنشاء الملف غير متاح حاليًا. يرجى المحاولة لاحقًا أو التواصل مع الدعم.',
    offline: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت والمحاولة مرة أخرى.',
    other: 'تعذّر إنشاء الملف. يرجى المحاولة مرة أخرى.',
  },
  fallbackBusinessName: 'منشأة',
}

export const complete = catalogue(en, ar)
