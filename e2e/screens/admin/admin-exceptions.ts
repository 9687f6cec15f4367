import type { Page } from '@playwright/test'
import type { MoneyExceptionKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { adminExceptions } from '#web/messages/admin-exceptions.ts'
import type { Locale } from '#web/messages/catalogue.ts'

export function adminExceptionsScreen(page: Page, language: Locale) {
  const t = adminExceptions[language]
  const dialog = page.getByRole('dialog')
  const of = (kind: MoneyExceptionKind) =>
    page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: t.kinds[kind] })
  return {
    of,
    resolve: async (kind: MoneyExceptionKind, note: string) => {
      await of(kind).getByRole('button', { name: t.resolve }).click()
      await dialog.getByLabel(t.noteLabel).fill(note)
      await dialog.getByRole('button', { name: t.resolve }).click()
    },
    wasResolved: page.getByText(t.wasResolved),
    resolvedTab: page.getByRole('tab', { name: t.resolved }),
  }
}
