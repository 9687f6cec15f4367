import { common } from '#web/messages/common.ts'
import { subWallets } from '#web/messages/wallet/sub-wallets.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { codeCalls, pending } from '../wallet.states.ts'

export const subWalletsControls = {
  heading: page.heading(subWallets, t => t.title),
  empty: page.text(subWallets, t => t.emptyTitle),
  items: main.all('listitem'),
  create: main.button(subWallets, t => t.create),
  moveInto: (into: string) => main.button(subWallets, t => t.moveOf(into)),
  rename: (of: string) => main.button(subWallets, t => t.renameOf(of)),
  remove: (of: string) => main.button(subWallets, t => t.closeOf(of)),
  dialog,
  confirmRename: dialog.button(subWallets, t => t.rename, 'exact'),
  confirmRemove: dialog.button(subWallets, t => t.closeConfirm, 'exact'),
  moveFirst: dialog.button(subWallets, t => t.move, 'exact'),
  swap: main.button(subWallets, t => t.swap),
  moveAll: main.button(subWallets, t => t.moveAll('').trim()),
  amount: page.field(subWallets, t => t.amount),
  moveMoney: main.button(subWallets, t => t.move, 'exact'),
  moved: page.heading(subWallets, t => t.movedTitle),
  done: page.link(walletOtp, t => t.done, 'exact'),
  name: page.field(subWallets, t => t.nameLabel),
  confirm: main.button(walletOtp, t => t.confirm),
  close: main.link(common, t => t.close),
  created: page.heading(subWallets, t => t.doneTitle),
}
export const subWalletsActions = {
  submit: (name: string) => [fill(subWalletsControls.name, name), press(subWalletsControls.confirm)],
}

const confirm = press(subWalletsControls.confirm)
const renameToNothing = [
  press(subWalletsControls.rename('Salaries')),
  fill(subWalletsControls.name, ''),
  press(subWalletsControls.confirmRename),
]
const SUB_WALLET = '482913650127'

export const SUB_WALLETS: readonly Screen[] = [
  {
    id: 'subWallets',
    path: paths.subWallets,
    calls: [
      call('listSubWallets'),
      call('renameSubWallet', {
        steps: [press(subWalletsControls.rename('Salaries')), press(subWalletsControls.confirmRename)],
      }),
      call('closeSubWallet', {
        steps: [press(subWalletsControls.remove('Salaries')), press(subWalletsControls.confirmRemove)],
      }),
    ],
    clientStates: [
      clientState('done', { locationState: () => ({ screen: 'done', name: 'Salaries' }) }),
      clientState('rename', { steps: [press(subWalletsControls.rename('Salaries'))] }),
      clientState('rename_nothing_typed', { steps: renameToNothing }),
      clientState('remove', { steps: [press(subWalletsControls.remove('Salaries'))] }),
      clientState('moved', { locationState: () => ({ screen: 'moved', halalas: 200_00, from: '', to: 'Salaries' }) }),
    ],
  },
  {
    id: 'moveMoney',
    path: paths.subWallets,
    locationState: () => ({ screen: 'move', to: SUB_WALLET }),
    calls: [
      call('moveMoney', { steps: [fill(subWalletsControls.amount, '200'), press(subWalletsControls.moveMoney)] }),
    ],
    clientStates: [clientState('nothing_typed', { steps: [press(subWalletsControls.moveMoney)] })],
  },
  {
    id: 'subWalletName',
    path: paths.subWallets,
    locationState: () => ({ screen: 'name', name: '' }),
    scenarios: { createWalletAction: 'create_sub_wallet' },
    calls: [call('createWalletAction', { steps: [fill(subWalletsControls.name, 'Salaries'), confirm] })],
    clientStates: [clientState('nothing_typed', { steps: [confirm] })],
  },
  {
    id: 'subWalletCode',
    path: paths.subWallets,
    locationState: () => ({ screen: 'code', name: 'Salaries', pending: pending() }),
    scenarios: { confirmWalletAction: 'create_sub_wallet' },
    calls: codeCalls,
  },
]
