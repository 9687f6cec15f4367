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
  const limitReached = page.getByRole('dialog', { name: t.limitReachedTitle })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    empty: page.getByText(t.emptyTitle),
    items: main.getByRole('listitem'),
    create: main.getByRole('button', { name: t.create }),
    createHeading: page.getByRole('heading', { level: 1, name: t.create }),
    name,
    nameError: page.locator('#field-name-error'),
    confirm,
    close: main.getByRole('link', { name: close }),
    submit: async (text: string) => {
      await name.fill(text)
      await confirm.click()
    },
    created: page.getByRole('heading', { level: 1, name: t.doneTitle }),
    createdText: (of: string) => page.getByText(t.doneText(of)),
    limitReached,
    closeLimitReached: limitReached.getByRole('button', { name: close }).first(),
    open: () => page.goto(paths.subWallets),
  }
}
