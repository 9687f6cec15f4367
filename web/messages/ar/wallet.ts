import type { wallet as en } from '../en/wallet.ts'

export const wallet: typeof en = {
  title: 'إدارة المحفظة',
  statusTitle: 'حالة المحفظة',
  status: { active: 'نشطة', inactive: 'غير نشطة' },
  statusText: {
    active: 'محفظتك مفعّلة، ويمكنك استخدام جميع الخدمات.',
    inactive: 'محفظتك معطّلة. أعد تفعيلها لاستخدام الخدمات.',
  },
  limitsTitle: 'إعداد الحدود',
  limitsText: 'إدارة حدود التحويل والسحب',
  subWalletTitle: 'إنشاء محفظة فرعية',
  subWalletText: 'إضافة محفظة فرعية جديدة',
  deactivate: {
    title: 'تعطيل المحفظة الإلكترونية',
    text: 'ستتوقف جميع العمليات الصادرة وتصبح المحفظة غير نشطة.',
    doneTitle: 'عُطّلت المحفظة',
    doneText: 'عُطّلت محفظتك بنجاح.',
  },
  activate: {
    title: 'تفعيل المحفظة الإلكترونية',
    text: 'ستعود المدفوعات والتحويلات والإيداعات والسحوبات إلى العمل.',
    doneTitle: 'فُعّلت المحفظة',
    doneText: 'فُعّلت محفظتك بنجاح.',
  },
}
