import { limits } from '#web/messages/limits.ts'
import { subWallets } from '#web/messages/sub-wallets.ts'
import { transactions } from '#web/messages/transactions.ts'
import { wallet } from '#web/messages/wallet.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { paths, subWalletPath, transactionsPath } from '#web/paths.ts'
import { ANY_CODE, ANY_ID } from '../memory.ts'
import { call, moment, type Screen } from '../screen.ts'
import { fill, press, words } from '../script.ts'
import { sentNow } from './sent-now.ts'

const memory = { signedIn: true }
const confirm = press(words(walletOtp, t => t.confirm))
const enterCode = [
  fill(
    words(walletOtp, t => t.label),
    ANY_CODE,
  ),
]
const resend = [press(words(walletOtp, t => t.resend))]
const pending = () => ({ actionId: ANY_ID, ...sentNow() })
const draft = { scope: 'overall', transactionType: '', period: 'daily', daily: '5000', monthly: '' }
const newLimit = { period: 'daily', limit: { amount: 500_000, currency: 'SAR' } }
const REFERENCE = 'PLK8Q3M7X2K9D4TA'
const SUB_WALLET = '482913650127'

const codeCalls = [call('confirmWalletAction', { steps: enterCode }), call('resendWalletActionCode', { steps: resend })]

export const WALLET: readonly Screen[] = [
  {
    id: 'dashboard',
    path: paths.dashboard,
    memory,
    calls: ['getWallet', 'getWalletActivity', 'getWalletSpending', 'listTransactions', 'getMe'].map(id => call(id)),
    moments: [
      moment('new_customer', {
        given: { getWallet: 'wallet_empty', getWalletSpending: 'wallet_empty', listTransactions: 'wallet_empty' },
      }),
    ],
  },
  {
    id: 'subWalletDashboard',
    path: subWalletPath(SUB_WALLET),
    memory,
    given: { getWallet: 'sub_wallet' },
    calls: [call('getWallet')],
  },
  {
    id: 'transactions',
    path: paths.transactions,
    memory,
    calls: [
      call('listTransactions'),
      call('exportTransactions', { steps: [press(words(transactions, t => t.download))] }),
    ],
  },
  {
    id: 'transactionsFiltered',
    path: transactionsPath({ q: 'mada' }),
    memory,
    calls: [call('listTransactions')],
  },
  {
    id: 'transaction',
    path: `${paths.transactions}?reference=${REFERENCE}`,
    memory,
    calls: [call('getTransaction')],
  },
  { id: 'onHold', path: paths.onHold, memory, calls: [call('listHolds')] },
  {
    id: 'wallet',
    path: paths.wallet,
    memory,
    calls: [
      call('getWallet'),
      call('createWalletAction', {
        given: { createWalletAction: 'deactivate' },
        steps: [press(words(wallet, t => t.statusTitle)), confirm],
      }),
    ],
    moments: [moment('deactivate', { steps: [press(words(wallet, t => t.statusTitle))] })],
  },
  {
    id: 'walletCode',
    path: paths.walletOtp,
    memory,
    arrival: () => ({ action: 'deactivate', pending: pending() }),
    calls: codeCalls,
    moments: [
      moment('activate_done', { arrival: () => ({ action: 'activate', isDone: true }) }),
      moment('deactivate_done', { arrival: () => ({ action: 'deactivate', isDone: true }) }),
    ],
  },
  {
    id: 'limits',
    path: paths.limits,
    memory,
    arrival: () => ({ screen: 'form', draft: { ...draft, daily: '' } }),
    calls: [call('getLimits')],
    moments: [
      moment('scope', { arrival: () => ({}) }),
      moment('specific', { arrival: () => ({ screen: 'form', draft: { ...draft, scope: 'specific' } }) }),
      moment('monthly', {
        arrival: () => ({ screen: 'form', draft }),
        steps: [press(words(limits, t => t.period.monthly.tab))],
      }),
      moment('done', { arrival: () => ({ screen: 'done', set: newLimit, draft }) }),
    ],
  },
  {
    id: 'limitReview',
    path: paths.limits,
    memory,
    arrival: () => ({ screen: 'review', draft }),
    calls: [call('createWalletAction', { steps: [confirm] })],
  },
  {
    id: 'limitCode',
    path: paths.limits,
    memory,
    arrival: () => ({ screen: 'code', pending: pending(), set: newLimit, draft }),
    calls: codeCalls,
  },
  {
    id: 'subWallets',
    path: paths.subWallets,
    memory,
    calls: [call('listSubWallets')],
    moments: [moment('done', { arrival: () => ({ screen: 'done', name: 'Salaries' }) })],
  },
  {
    id: 'subWalletName',
    path: paths.subWallets,
    memory,
    arrival: () => ({ screen: 'name', name: '' }),
    given: { createWalletAction: 'create_sub_wallet' },
    calls: [
      call('createWalletAction', {
        steps: [
          fill(
            words(subWallets, t => t.nameLabel),
            'Salaries',
          ),
          confirm,
        ],
      }),
    ],
    moments: [moment('nothing_typed', { steps: [confirm] })],
  },
  {
    id: 'subWalletCode',
    path: paths.subWallets,
    memory,
    arrival: () => ({ screen: 'code', name: 'Salaries', pending: pending() }),
    given: { confirmWalletAction: 'create_sub_wallet' },
    calls: codeCalls,
  },
]
