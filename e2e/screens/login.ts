import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { soon } from '#web/messages/soon.ts'

export function loginScreen(page: Page, language: Locale) {
  const t = soon[language]
  return {
    heading: page.getByRole('heading', { level: 1, name: t.loginTitle }),
    completeProfile: page.getByRole('link', { name: t.completeProfile }),
  }
}
