import type { soon as en } from '../en/soon.ts'

export const soon: typeof en = {
  loginTitle: 'تسجيل الدخول',
  loginText: 'سيتاح تسجيل الدخول مع الإصدار القادم. بياناتك محفوظة بأمان وقد عُيّنت كلمة مرورك.',
  loginNotRegistered: 'سيتاح تسجيل الدخول مع الإصدار القادم. ويمكنك فتح حساب من الآن.',
  completeProfile: 'أكمل ملفك',
  register: 'فتح حساب',
  dashboardTitle: 'مرحبًا بك',
  dashboardText: 'حسابك مفتوح، وستتاح محفظتك هنا قريبًا.',
  goHome: 'الانتقال إلى الصفحة الرئيسية',
}
