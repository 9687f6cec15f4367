import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { sandboxCards } from '#web/messages/sandbox-cards.ts'
import { topUps } from '#web/messages/top-ups.ts'

export function topUpScreen(page: Page, language: Locale) {
  const t = topUps[language]
  const main = page.getByRole('main')
  return {
    begin: async (amount: string) => {
      await page.locator('#field-amount').fill(amount)
      await main.getByRole('button', { name: t.next }).click()
    },
    pay: (amount: string) => main.getByRole('button', { name: t.pay(amount) }),
    /** At the bank of the card. */
    approve: main.getByRole('button', { name: sandboxCards[language].threeDs.approve }),
    asking: main.getByText(t.asking),
    confirm: main.getByRole('link', { name: t.confirm }),
    done: (amount: string) => main.getByRole('status').filter({ hasText: t.done(amount) }),
    toDashboard: main.getByRole('link', { name: t.toDashboard }),
  }
}
