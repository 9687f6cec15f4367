import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'
import { wallet } from './wallet.messages.ts'
import { codeCalls, pending, walletCodeControls } from './wallet-code.states.ts'

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

export const WALLET: readonly Screen[] = [
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
