import type { Page } from '@playwright/test'
import { complete } from '#web/features/onboarding/complete.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { dashboard } from '#web/messages/dashboard.ts'

/** The creation of the profile, and the dashboard after it. */
export function completeScreen(page: Page, language: Locale) {
  const t = complete[language]
  return {
    welcome: page.getByRole('heading', { level: 1, name: t.welcomeTitle, exact: true }),
    failed: page.getByRole('heading', { level: 1, name: t.failedTitle }),
    tryAgain: page.getByRole('button', { name: t.tryAgain }),
    dashboard: page.getByRole('heading', { level: 1, name: dashboard[language].title }),
  }
}
