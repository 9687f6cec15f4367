import type { shell as en } from '../en/shell.ts'
import { plural } from '../plural.ts'

const newTransactions = (count: number) =>
  plural('ar', count, {
    zero: 'لا عمليات جديدة',
    one: 'عملية جديدة واحدة',
    two: 'عمليتان جديدتان',
    few: '# عمليات جديدة',
    many: '# عملية جديدة',
    other: '# عملية جديدة',
  })

export const shell: typeof en = {
  menu: 'القائمة',
  account: 'حسابك',
  nav: {
    dashboard: 'لوحة التحكم',
    transactions: 'العمليات',
    services: 'الخدمات',
    wallet: 'المحفظة',
    transfer: 'التحويل',
    credit: 'التمويل',
    bills: 'الفواتير',
    beneficiaries: 'المستفيدون',
    topUp: 'شحن الرصيد',
    settings: 'الإعدادات',
    support: 'الدعم',
    logout: 'تسجيل الخروج',
  },
  new: 'جديد',
  totalBalance: 'إجمالي الرصيد:',
  search: 'البحث في العمليات',
  searchPlaceholder: 'اكتب هنا...',
  notifications: 'الإشعارات',
  notificationsNew: count => `الإشعارات، ${newTransactions(count)}`,
  newTransactions,
  nothingNew: 'لا جديد',
  nothingNewText: 'عند ورود مبلغ أو خروجه سيظهر هنا.',
  allTransactions: 'كل العمليات',
  profile: 'الملف الشخصي',
  security: 'الأمان',
}
