import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { screening } from '#web/messages/screening.ts'

export function screeningScreen(page: Page, language: Locale) {
  const t = screening[language]
  const reviewRequired = page.getByRole('status').filter({ hasText: t.reviewTitle })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    performing: page.getByText(t.performing),
    reviewRequired,
    mayAct: page.getByRole('status').filter({ hasText: t.registrationTitle }),
    close: page.getByRole('link', { name: t.close }),
    rejected: page.getByRole('alert').filter({ hasText: t.rejectedTitle }),
    tryAgain: page.getByRole('button', { name: t.tryAgain }),
  }
}
