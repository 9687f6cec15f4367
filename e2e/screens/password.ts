import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { password as texts } from '#web/messages/password.ts'

export function passwordScreen(page: Page, language: Locale) {
  const t = texts[language]
  const password = page.getByLabel(t.password, { exact: true })
  const confirmation = page.getByLabel(t.confirm, { exact: true })
  const set = page.getByRole('button', { name: t.submit })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    password,
    confirmation,
    set,
    error: page.locator('#field-password-error'),
    restart: page.getByRole('button', { name: t.restart }),
    choose: async (chosen: string, again = chosen) => {
      await password.fill(chosen)
      await confirmation.fill(again)
      await set.click()
    },
  }
}
