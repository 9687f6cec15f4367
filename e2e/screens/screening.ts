import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { screening } from '#web/messages/screening.ts'

export function screeningScreen(page: Page, language: Locale) {
  const t = screening[language]
  const reviewRequired = page.getByRole('dialog', { name: t.reviewTitle }).filter({ hasNotText: t.registrationTitle })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    performing: page.getByText(t.performing),
    reviewRequired,
    mayAct: page.getByRole('dialog').filter({ hasText: t.registrationTitle }),
    close: page.getByRole('dialog', { name: t.reviewTitle }).getByRole('button', { name: t.close }).last(),
    rejected: page.getByRole('alert').filter({ hasText: t.rejectedTitle }),
    tryAgain: page.getByRole('button', { name: t.tryAgain }),
  }
}
