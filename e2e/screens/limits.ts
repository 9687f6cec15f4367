import type { Page } from '@playwright/test'
import { limits } from '#web/features/wallet/limits/limits.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { paths } from '#web/paths.ts'

export function limitsScreen(page: Page, language: Locale) {
  const t = limits[language]
  const main = page.getByRole('main')
  const { daily } = t.period
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    overall: page.getByRole('radio', { name: t.scope.overall.title }),
    specific: page.getByRole('radio', { name: t.scope.specific.title }),
    next: main.getByRole('button', { name: common[language].next }),
    confirm: main.getByRole('button', { name: walletOtp[language].confirm }),
    close: main.getByRole('link', { name: common[language].close }),
    back: main.getByRole('link', { name: common[language].back }),
    type: page.getByRole('combobox', { name: t.typeLabel }),
    options: page.getByRole('option'),
    /** The current limit, with the used and remaining amounts. */
    dailyUsage: page.getByRole('region', { name: daily.current }),
    amount: page.locator('#field-amount'),
    reviewHeading: page.getByRole('heading', { level: 1, name: t.reviewTitle }),
    figures: main.locator('dl').first(),
    updated: page.getByRole('heading', { level: 1, name: t.doneTitle }),
    open: () => page.goto(paths.limits),
  }
}
