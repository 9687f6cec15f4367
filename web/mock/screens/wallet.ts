import { limits } from '#web/features/wallet/limits/limits.messages.ts'
import { wallet } from '#web/features/wallet/wallet.messages.ts'
import { dashboard } from '#web/messages/dashboard.ts'
import { subWallets } from '#web/messages/sub-wallets.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { paths, subWalletPath } from '#web/paths.ts'

const stored = { signedIn: true }
const confirm = press(label(walletOtp, t => t.confirm))
const enterCode = [
  fill(
    label(walletOtp, t => t.label),
    ANY_CODE,
  ),
]
const renameToNothing = [
  press(label(subWallets, t => t.renameOf('Salaries'))),
  fill(
    label(subWallets, t => t.nameLabel),
    '',
  ),
  press(label(subWallets, t => t.rename)),
]
const resend = [press(label(walletOtp, t => t.resend))]
const pending = () => ({ actionId: ANY_ID, ...issuedCode() })
const draft = { scope: 'overall', transactionType: '', period: 'daily', daily: '5000', monthly: '' }
const newLimit = { period: 'daily', limit: { amount: 500_000, currency: 'SAR' } }
const SUB_WALLET = '482913650127'

const codeCalls = [call('confirmWalletAction', { steps: enterCode }), call('resendWalletActionCode', { steps: resend })]

export const WALLET: readonly Screen[] = [
  {
    id: 'dashboard',
    path: paths.dashboard,
    stored,
    calls: ['getWallet', 'getWalletActivity', 'getWalletSpending', 'listTransactions', 'getMe'].map(id => call(id)),
    clientStates: [
      clientState('as_bars', { steps: [press(label(dashboard, t => t.showAs.bars))] }),
      clientState('as_table', { steps: [press(label(dashboard, t => t.showAs.table))] }),
      clientState('new_customer', {
        scenarios: { getWallet: 'wallet_empty', getWalletSpending: 'wallet_empty', listTransactions: 'wallet_empty' },
      }),
    ],
  },
  {
    id: 'subWalletDashboard',
    path: subWalletPath(SUB_WALLET),
    stored,
    scenarios: { getWallet: 'sub_wallet' },
    calls: [call('getWallet')],
  },
  { id: 'onHold', path: paths.onHold, stored, calls: [call('listHolds')] },
  {
    id: 'wallet',
    path: paths.wallet,
    stored,
    calls: [
      call('getWallet'),
      call('createWalletAction', {
        scenarios: { createWalletAction: 'deactivate' },
        steps: [press(label(wallet, t => t.statusTitle)), confirm],
      }),
    ],
    clientStates: [
      clientState('deactivate', { steps: [press(label(wallet, t => t.statusTitle))] }),
      clientState('activate', {
        scenarios: { getWallet: 'wallet_inactive' },
        steps: [press(label(wallet, t => t.statusTitle))],
      }),
    ],
  },
  {
    id: 'walletCode',
    path: paths.walletOtp,
    stored,
    locationState: () => ({ action: 'deactivate', pending: pending() }),
    calls: [
      ...codeCalls,
      call('deactivateWallet', {
        scenarios: { confirmWalletAction: 'otp_locked' },
        steps: [...enterCode, press(label(walletOtp, t => t.deactivateNow))],
      }),
    ],
    clientStates: [
      clientState('activate_done', { locationState: () => ({ action: 'activate', isDone: true }) }),
      clientState('deactivate_done', { locationState: () => ({ action: 'deactivate', isDone: true }) }),
    ],
  },
  {
    id: 'limits',
    path: paths.limits,
    stored,
    locationState: () => ({ screen: 'form', draft: { ...draft, daily: '' } }),
    calls: [call('getLimits')],
    clientStates: [
      clientState('scope', { locationState: () => ({}) }),
      clientState('specific', { locationState: () => ({ screen: 'form', draft: { ...draft, scope: 'specific' } }) }),
      clientState('nothing_chosen', {
        locationState: () => ({ screen: 'form', draft: { ...draft, scope: 'specific' } }),
        steps: [confirm],
      }),
      clientState('out_of_range', {
        locationState: () => ({ screen: 'form', draft: { ...draft, daily: '100000.01' } }),
        steps: [confirm],
      }),
      clientState('monthly', {
        locationState: () => ({ screen: 'form', draft }),
        steps: [press(label(limits, t => t.period.monthly.tab))],
      }),
      clientState('done', { locationState: () => ({ screen: 'done', set: newLimit, draft }) }),
    ],
  },
  {
    id: 'limitReview',
    path: paths.limits,
    stored,
    locationState: () => ({ screen: 'review', draft }),
    calls: [call('createWalletAction', { steps: [confirm] })],
    clientStates: [
      clientState('zero', { locationState: () => ({ screen: 'review', draft: { ...draft, daily: '0' } }) }),
      clientState('above_monthly', {
        locationState: () => ({ screen: 'review', draft: { ...draft, daily: '60000' } }),
      }),
    ],
  },
  {
    id: 'limitCode',
    path: paths.limits,
    stored,
    locationState: () => ({ screen: 'code', pending: pending(), set: newLimit, draft }),
    calls: codeCalls,
  },
  {
    id: 'subWallets',
    path: paths.subWallets,
    stored,
    calls: [
      call('listSubWallets'),
      call('renameSubWallet', {
        steps: [press(label(subWallets, t => t.renameOf('Salaries'))), press(label(subWallets, t => t.rename))],
      }),
      call('closeSubWallet', {
        steps: [press(label(subWallets, t => t.closeOf('Salaries'))), press(label(subWallets, t => t.closeConfirm))],
      }),
    ],
    clientStates: [
      clientState('done', { locationState: () => ({ screen: 'done', name: 'Salaries' }) }),
      clientState('rename', { steps: [press(label(subWallets, t => t.renameOf('Salaries')))] }),
      clientState('rename_nothing_typed', { steps: renameToNothing }),
      clientState('remove', { steps: [press(label(subWallets, t => t.closeOf('Salaries')))] }),
      clientState('moved', {
        locationState: () => ({ screen: 'moved', halalas: 200_00, from: '', to: 'Salaries' }),
      }),
    ],
  },
  {
    id: 'moveMoney',
    path: paths.subWallets,
    stored,
    locationState: () => ({ screen: 'move', to: SUB_WALLET }),
    calls: [
      call('moveMoney', {
        steps: [
          fill(
            label(subWallets, t => t.amount),
            '200',
          ),
          press(label(subWallets, t => t.move)),
        ],
      }),
    ],
    clientStates: [clientState('nothing_typed', { steps: [press(label(subWallets, t => t.move))] })],
  },
  {
    id: 'subWalletName',
    path: paths.subWallets,
    stored,
    locationState: () => ({ screen: 'name', name: '' }),
    scenarios: { createWalletAction: 'create_sub_wallet' },
    calls: [
      call('createWalletAction', {
        steps: [
          fill(
            label(subWallets, t => t.nameLabel),
            'Salaries',
          ),
          confirm,
        ],
      }),
    ],
    clientStates: [clientState('nothing_typed', { steps: [confirm] })],
  },
  {
    id: 'subWalletCode',
    path: paths.subWallets,
    stored,
    locationState: () => ({ screen: 'code', name: 'Salaries', pending: pending() }),
    scenarios: { confirmWalletAction: 'create_sub_wallet' },
    calls: codeCalls,
  },
]
