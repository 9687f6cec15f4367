import type { Page } from '@playwright/test'
import { callback } from '#web/features/auth/login/callback.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'

/** The page of the verification call. */
export function callScreen(page: Page, language: Locale) {
  const t = callback[language]
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  return {
    verification: heading(t.titles.waiting),
    successful: heading(t.titles.successful),
    says: (phase: keyof typeof t.phases) => page.getByText(t.phases[phase]),
  }
}
