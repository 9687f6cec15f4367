import type { Page } from '@playwright/test'
import { wallet } from '#web/features/wallet/wallet.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { paths } from '#web/paths.ts'

export function walletScreen(page: Page, language: Locale) {
  const t = wallet[language]
  const { confirm } = walletOtp[language]
  const { close } = common[language]
  const dialog = page.getByRole('dialog')
  const doneHeading = (name: string) => page.getByRole('heading', { level: 1, name })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    status: page.getByRole('switch', { name: t.statusTitle }),
    dialog,
    confirm: dialog.getByRole('button', { name: confirm }),
    close: dialog.getByRole('button', { name: close, exact: true }).first(),
    problem: dialog.getByRole('alert'),
    limits: page.getByRole('link', { name: t.limitsTitle }),
    subWallets: page.getByRole('link', { name: t.subWalletTitle }),
    deactivated: doneHeading(t.deactivate.doneTitle),
    activated: doneHeading(t.activate.doneTitle),
    open: () => page.goto(paths.wallet),
  }
}
