export const wallet = {
  title: 'Wallet Management',
  statusTitle: 'Wallet Status',
  status: { active: 'Active', inactive: 'Inactive' },
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
