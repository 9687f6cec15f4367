import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { subWallets } from '#web/messages/sub-wallets.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { paths } from '#web/paths.ts'

export function subWalletsScreen(page: Page, language: Locale) {
  const t = subWallets[language]
  const { close } = common[language]
  const main = page.getByRole('main')
  const name = page.locator('#field-name')
  const confirm = main.getByRole('button', { name: walletOtp[language].confirm })
  const dialog = page.getByRole('dialog')
  const limitReached = page.getByRole('dialog', { name: t.limitReachedTitle })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    empty: page.getByText(t.emptyTitle),
    items: main.getByRole('listitem'),
    create: main.getByRole('button', { name: t.create }),
    moveInto: (into: string) => main.getByRole('button', { name: t.moveOf(into) }),
    rename: (of: string) => main.getByRole('button', { name: t.renameOf(of) }),
    remove: (of: string) => main.getByRole('button', { name: t.closeOf(of) }),
    dialog,
    confirmRename: dialog.getByRole('button', { name: t.rename, exact: true }),
    confirmRemove: dialog.getByRole('button', { name: t.closeConfirm, exact: true }),
    moveFirst: dialog.getByRole('button', { name: t.move, exact: true }),
    swap: main.getByRole('button', { name: t.swap }),
    moveAll: main.getByRole('button', { name: t.moveAll('').trim() }),
    amount: page.locator('#field-amount'),
    moveMoney: main.getByRole('button', { name: t.move, exact: true }),
    moved: page.getByRole('heading', { level: 1, name: t.movedTitle }),
    done: page.getByRole('link', { name: walletOtp[language].done, exact: true }),
    name,
    confirm,
    close: main.getByRole('link', { name: close }),
    submit: async (text: string) => {
      await name.fill(text)
      await confirm.click()
    },
    created: page.getByRole('heading', { level: 1, name: t.doneTitle }),
    limitReached,
    open: () => page.goto(paths.subWallets),
  }
}
