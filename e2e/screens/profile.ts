import type { Page } from '@playwright/test'
import { phoneChange } from '#web/features/account/phone-change.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { security } from '#web/messages/security.ts'

/** The profile in the settings, and the change of its mobile number. */
export function profileScreen(page: Page, language: Locale) {
  const t = phoneChange[language]
  const main = page.getByRole('main')
  return {
    phone: main.getByRole('definition').filter({ has: page.getByRole('link', { name: t.title }) }),
    changePhone: main.getByRole('link', { name: t.title }),
    currentTitle: page.getByRole('heading', { level: 1, name: t.currentTitle }),
    newTitle: page.getByRole('heading', { level: 1, name: t.newTitle }),
    cancelChange: main.getByRole('button', { name: t.cancel }),
    changeCancelled: main.getByText(t.cancelled, { exact: true }),
    askForNumber: async (phone: string, password: string) => {
      await main.getByLabel(t.newNumber).fill(phone)
      await main.getByLabel(security[language].currentPassword, { exact: true }).fill(password)
      await main.getByRole('button', { name: t.next, exact: true }).click()
    },
  }
}
