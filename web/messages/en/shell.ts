import { plural } from '../plural.ts'

export const shell = {
  menu: 'Menu',
  account: 'Your account',
  nav: {
    dashboard: 'Dashboard',
    transactions: 'Transactions',
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
  search: 'Search transactions',
  searchPlaceholder: 'Type here...',
  notifications: 'Notifications',
  notificationsNew: (count: number) =>
    plural('en', count, { one: 'Notifications, # new transaction', other: 'Notifications, # new transactions' }),
  newTransactions: (count: number) => plural('en', count, { one: '# new transaction', other: '# new transactions' }),
  nothingNew: 'Nothing new',
  nothingNewText: 'When money comes in or goes out, you will see it here.',
  allTransactions: 'All transactions',
  profile: 'Profile',
  security: 'Security',
}
