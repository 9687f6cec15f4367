import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Wallet Management',
  statusTitle: 'Wallet Status',
  status: { active: 'Active', inactive: 'Inactive' },
  frozen: 'Frozen',
  frozenText: 'Your wallet is frozen: no money leaves it. Please call us.',
  statusText: {
    active: 'Your wallet is activated. You can use all services.',
    inactive: 'Your wallet is deactivated. Reactivate it to use services.',
  },
  limitsTitle: 'Limits Configuration',
  limitsText: 'Manage transfer and withdrawal limits',
  subWalletTitle: 'Create Sub-Wallet',
  subWalletText: 'Add a new sub-wallet',
  deactivate: {
    title: 'Deactivate E-Wallet',
    text: 'All outward transactions will be stopped and the wallet marked inactive.',
    doneTitle: 'Wallet Deactivated',
    doneText: 'Your wallet was deactivated successfully.',
  },
  activate: {
    title: 'Activate E-Wallet',
    text: 'Payments, transfers, deposits and withdrawals are restored.',
    doneTitle: 'Wallet Activated',
    doneText: 'Your wallet was activated successfully.',
  },
}

const ar: typeof en = {
  title: 'إدارة المحفظة',
  statusTitle: 'حالة المحفظة',
  status: { active: 'مفعّلة', inactive: 'غير مفعّلة' },
  frozen: 'مجمّدة',
  frozenText: 'محفظتك مجمّدة، ولا يخرج منها مال. يرجى الاتصال بنا.',
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
    text: 'ستتوقف جميع العمليات الصادرة وتصبح المحفظة غير مفعّلة.',
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

export const wallet = catalogue(en, ar)
