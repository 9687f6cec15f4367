import type { complete as en } from '../en/complete.ts'

export const complete: typeof en = {
  creatingTitle: 'جارٍ إنشاء ملفك',
  creatingText: 'نُعدّ ملفك من البيانات التي قدمتها. يستغرق ذلك ثوانيَ معدودة.',
  welcomeTitle: 'أهلًا بك',
  welcomeText: 'تم فتح حسابك. سننقلك إلى لوحة التحكم بعد لحظات.',
  goNow: 'الانتقال إلى لوحة التحكم الآن',
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
