import type { dashboard as en } from '../en/dashboard.ts'

export const dashboard: typeof en = {
  title: 'لوحة التحكم',
  welcome: businessName => `مرحبًا، \u2068${businessName}\u2069`,
  walletTitle: 'ستتاح محفظتك هنا قريبًا',
  walletText: 'حسابك مفتوح، والرصيد والعمليات والتحويلات هي الخطوة القادمة دون أي إجراء منك.',
  securityTitle: 'حافظ على أمان حسابك',
  securityText: 'اطّلع على الأجهزة التي سجلت الدخول منها وعلى آخر الأحداث، أو غيّر كلمة مرورك.',
  security: 'الانتقال إلى الأمان',
  profileMissing: 'لم يكتمل ملفك بعد',
  completeProfile: 'أكمل ملفك',
}
