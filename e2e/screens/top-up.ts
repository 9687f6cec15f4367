import type { Page } from '@playwright/test'
import { SANDBOX_CARD_NUMBERS, SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { copy } from '#web/messages/copy.ts'
import { sandboxCards } from '#web/messages/sandbox-cards.ts'
import { topUps } from '#web/messages/top-ups.ts'

export function topUpScreen(page: Page, language: Locale) {
  const t = topUps[language]
  const main = page.getByRole('main')
  return {
    amount: page.locator('#field-amount'),
    cardHeading: page.getByRole('heading', { level: 1, name: t.pageTitle }),
    begin: async (amount: string) => {
      await page.locator('#field-amount').fill(amount)
      await main.getByRole('button', { name: t.next }).click()
    },
    byBank: main.getByRole('tab', { name: t.byBank }),
    copyIban: main.getByRole('button', { name: copy[language].copyValue('SA') }),
    share: main.getByRole('button', { name: t.bank.share }),
    /** The placeholder for content that is still loading. */
    skeleton: main.locator('.animate-pulse').first(),
    qrCode: main.getByRole('img', { name: t.bank.qrCode }),
    history: main.getByRole('heading', { name: t.history }),
    pay: (amount: string) => main.getByRole('button', { name: t.pay(amount) }),
    cardHolder: page.locator('#field-holder'),
    /** Types a test card into the form of the sandbox. */
    typeTestCard: async (number = SANDBOX_CARD_NUMBERS[SANDBOX_CARDS.three_ds]) => {
      const values = { holder: 'Noura Salem', number, expiry: '1230', securityCode: '123' }
      for (const [field, text] of Object.entries(values)) await page.locator(`#field-${field}`).fill(text)
    },
    enterCard: main.getByRole('link', { name: t.enterCard }),
    /** Fills in the form of the card provider. */
    fillCard: async () => {
      const values = { name: 'Noura Salem', number: '4111111111111111', exp: '1230', csc: '123' }
      // The form listens to key events.
      for (const [field, text] of Object.entries(values)) {
        await page.locator(`#mysr-cc-${field}`).pressSequentially(text)
      }
    },
    payInForm: page.locator('#card button[type=submit]'),
    /** The button that approves at the bank of the card. */
    approve: main.getByRole('button', { name: sandboxCards[language].threeDs.approve }),
    confirm: main.getByRole('link', { name: t.confirm }),
    done: (amount: string) => main.getByRole('status').filter({ hasText: t.done(amount) }),
    /** The IBAN of the wallet. */
    iban: main.getByText(/^SA\d\d /),
    toDashboard: main.getByRole('link', { name: t.toDashboard }),
  }
}
