import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

const en = {
  menu: 'Menu',
  account: 'Your account',
  nav: {
    dashboard: 'Dashboard',
    transactions: 'Transactions',
    statements: 'Statements',
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
  notificationsNew: (count: number) =>
    plural('en', count, { one: 'Notifications, # new transaction', other: 'Notifications, # new transactions' }),
  newTransactions: (count: number) => plural('en', count, { one: '# new transaction', other: '# new transactions' }),
  onHold: 'On hold',
  nothingNew: 'Nothing new',
  nothingNewText: 'When money comes in or goes out, you will see it here.',
  allTransactions: 'All transactions',
  profile: 'Profile',
  security: 'Security',
}

const newTransactions = (count: number) =>
  plural('ar', count, {
    zero: 'لا عمليات جديدة',
    one: 'عملية جديدة واحدة',
    two: 'عمليتان جديدتان',
    few: '# عمليات جديدة',
    many: '# عملية جديدة',
    other: '# عملية جديدة',
  })

const ar: typeof en = {
  menu: 'القائمة',
  account: 'حسابك',
  nav: {
    dashboard: 'لوحة التحكم',
    transactions: 'العمليات',
    statements: 'كشوف الحساب',
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
  notificationsNew: count => `الإشعارات، ${newTransactions(count)}`,
  newTransactions,
  onHold: 'المبلغ المحجوز',
  nothingNew: 'لا جديد',
  nothingNewText: 'عند ورود مبلغ أو خروجه سيظهر هنا.',
  allTransactions: 'كل العمليات',
  profile: 'الملف الشخصي',
  security: 'الأمان',
}

export const shell = catalogue(en, ar)
