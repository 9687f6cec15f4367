import type { Page } from '@playwright/test'
import { statements } from '#web/features/statements/statements.messages.ts'
import { verify } from '#web/features/statements/verify.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'

export function statementsScreen(page: Page, language: Locale) {
  const t = statements[language]
  const main = page.getByRole('main')
  return {
    files: (name: 'PDF' | 'CSV' | 'CAMT.053') => main.getByRole('button', { name }),
    check: main.getByRole('link', { name: /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/ }),
    done: main.getByText(t.done),
    proof: main.getByText(verify[language].genuine),
  }
}
