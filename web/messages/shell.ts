import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

const en = {
  menu: 'Menu',
  account: 'Your account',
  nav: {
    dashboard: 'Dashboard',
    transactions: 'Transactions',
    statements: 'Statements',
    approvals: 'Approvals',
    services: 'Services',
    wallet: 'Wallet',
    transfer: 'Transfer',
    credit: 'Credit',
    bills: 'Bills',
    beneficiaries: 'Beneficiaries',
    topUp: 'Top-up',
    settings: 'Settings',
    support: 'Support',
    logout: 'Log out',
  },
  new: 'New',
  totalBalance: 'Total Balance :',
  newBalance: (amount: string) => `New total balance: ${amount}`,
  search: 'Search',
  searchPlaceholder: 'Type here...',
  notifications: 'Notifications',
  notificationsUnread: (count: number) => `Notifications, ${count} unread`,
  unread: (count: number) => `${count} unread`,
  onHold: 'On hold',
  nothingNew: 'Nothing new',
  nothingNewText: 'When money comes in or goes out, you will see it here.',
  allNotifications: 'All notifications',
  profile: 'Profile',
  security: 'Security',
}

const unread = (count: number) =>
  plural('ar', count, {
    zero: 'لا جديد',
    one: 'إشعار واحد غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: '# إشعارات غير مقروءة',
    many: '# إشعارًا غير مقروء',
    other: '# إشعار غير مقروء',
  })

const ar: typeof en = {
  menu: 'القائمة',
  account: 'حسابك',
  nav: {
    dashboard: 'لوحة التحكم',
    transactions: 'العمليات',
    statements: 'كشوف الحساب',
    approvals: 'الموافقات',
    services: 'الخدمات',
    wallet: 'المحفظة',
    transfer: 'التحويل',
    credit: 'التمويل',
    bills: 'الفواتير',
    beneficiaries: 'المستفيدون',
    topUp: 'شحن المحفظة',
    settings: 'الإعدادات',
    support: 'الدعم',
    logout: 'تسجيل الخروج',
  },
  new: 'جديد',
  totalBalance: 'إجمالي الرصيد:',
  newBalance: amount => `إجمالي الرصيد الجديد: ${amount}`,
  search: 'بحث',
  searchPlaceholder: 'اكتب هنا...',
  notifications: 'الإشعارات',
  notificationsUnread: count => `الإشعارات، ${unread(count)}`,
  unread,
  onHold: 'المبلغ المحجوز',
  nothingNew: 'لا جديد',
  nothingNewText: 'عند ورود مبلغ أو خروجه سيظهر هنا.',
  allNotifications: 'كل الإشعارات',
  profile: 'الملف الشخصي',
  security: 'الأمان',
}

export const shell = catalogue(en, ar)
