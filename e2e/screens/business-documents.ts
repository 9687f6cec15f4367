import type { Page } from '@playwright/test'
import { businessDocuments } from '#web/messages/business-documents.ts'
import type { Locale } from '#web/messages/catalogue.ts'

/** The documents that a business has uploaded, on its own page and in the portal. */
export function businessDocumentsScreen(page: Page, language: Locale) {
  const t = businessDocuments[language]
  const main = page.getByRole('main')
  const row = (kind: keyof typeof t.kinds) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t.kinds[kind] }) })
  return {
    kind: main.getByLabel(t.kind),
    kinds: t.kinds,
    file: main.locator('input[type="file"]'),
    row,
    download: (kind: keyof typeof t.kinds) => row(kind).getByRole('button', { name: t.downloadOf('') }),
    error: main.getByRole('alert'),
    uploaded: main.getByText(t.uploaded),
    removed: main.getByText(t.removed),
    async remove(kind: keyof typeof t.kinds) {
      await row(kind)
        .getByRole('button', { name: t.removeOf('') })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click()
    },
  }
}
