import type { Page } from '@playwright/test'
import { beneficiaries } from '#web/messages/beneficiaries.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { codeEntry } from './code-entry.ts'

export function beneficiariesScreen(page: Page, language: Locale) {
  const t = beneficiaries[language]
  const main = page.getByRole('main')
  return {
    add: main
      .getByRole('button', { name: t.add })
      .or(main.getByRole('link', { name: t.add }))
      .first(),
    fill: async (iban: string, name: string, identifier: string) => {
      await page.locator('#field-iban').fill(iban)
      await page.locator('#field-name').fill(name)
      await page.locator('#field-identifier').fill(identifier)
      await main.getByRole('button', { name: t.next }).click()
    },
    code: codeEntry(page, language, walletOtp[language]),
    coolingOff: main.getByText(t.meanings.cooling_off),
    active: main.getByText(t.meanings.active),
    send: main.getByRole('link', { name: t.send }),
  }
}
