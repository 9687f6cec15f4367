import { common } from '#web/messages/common.ts'
import { pager } from '#web/messages/pager.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'
import { onHold } from './on-hold.messages.ts'
import { wallet } from './wallet.messages.ts'

export const walletControls = {
  heading: page.heading(wallet, t => t.title),
  status: page.find('switch', wallet, t => t.statusTitle),
  dialog,
  confirm: dialog.button(walletOtp, t => t.confirm),
  close: dialog.button(common, t => t.close, 'exact').nth(0),
  problem: dialog.all('alert'),
  limits: page.link(wallet, t => t.limitsTitle),
  subWallets: page.link(wallet, t => t.subWalletTitle),
  deactivated: page.heading(wallet, t => t.deactivate.doneTitle),
  activated: page.heading(wallet, t => t.activate.doneTitle),
}

const table = page.find('table', onHold, t => t.list)
const pages = page.find('navigation', pager, t => t.pages)

export const onHoldControls = {
  heading: page.heading(onHold, t => t.title),
  sums: page.find('region', onHold, t => t.title),
  rows: table.all('row').with(onHold, t => t.status.on_hold),
  row: (name: string) => table.all('row').about(name),
  empty: page.text(onHold, t => t.emptyTitle),
  previous: pages.link(pager, t => t.previous),
  next: pages.link(pager, t => t.next),
}

const lockout = page.find('dialog', walletOtp, t => t.lockedTitle)

/** The code that confirms a change of the wallet. */
export const walletCodeControls = {
  heading: page.heading(walletOtp, t => t.title),
  resendIn: page.text(walletOtp, t => t.resendIn),
  changeNumber: page.link(walletOtp, t => t.changeNumber),
  lockout,
  deactivateNow: lockout.button(walletOtp, t => t.deactivateNow),
  closeLockout: lockout.button(common, t => t.close).nth(0),
  over: main.all('alert'),
  done: page.link(walletOtp, t => t.done, 'exact'),
}

export const pending = () => ({ actionId: ANY_ID, ...issuedCode() })

export const codeCalls = [
  call('confirmWalletAction', { steps: [fill(walletCode.boxes, ANY_CODE)] }),
  call('resendWalletActionCode', { steps: [press(walletCode.resend)] }),
]

export const WALLET: readonly Screen[] = [
  { id: 'onHold', path: paths.onHold, calls: [call('listHolds')] },
  {
    id: 'wallet',
    path: paths.wallet,
    calls: [
      call('getWallet'),
      call('createWalletAction', {
        scenarios: { createWalletAction: 'deactivate' },
        steps: [press(walletControls.status), press(walletControls.confirm)],
      }),
    ],
    clientStates: [
      clientState('deactivate', { steps: [press(walletControls.status)] }),
      clientState('activate', { scenarios: { getWallet: 'wallet_inactive' }, steps: [press(walletControls.status)] }),
    ],
  },
  {
    id: 'walletCode',
    path: paths.walletOtp,
    locationState: () => ({ action: 'deactivate', pending: pending() }),
    calls: [
      ...codeCalls,
      call('deactivateWallet', {
        scenarios: { confirmWalletAction: 'otp_locked' },
        steps: [fill(walletCode.boxes, ANY_CODE), press(walletCodeControls.deactivateNow)],
      }),
    ],
    clientStates: [
      clientState('activate_done', { locationState: () => ({ action: 'activate', isDone: true }) }),
      clientState('deactivate_done', { locationState: () => ({ action: 'deactivate', isDone: true }) }),
    ],
  },
]
