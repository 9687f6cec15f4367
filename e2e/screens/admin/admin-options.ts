import type { Page } from '@playwright/test'
import { adminOptions } from '#web/features/admin/options/admin-options.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'

export function adminOptionsScreen(page: Page, language: Locale) {
  const t = adminOptions[language]
  const panel = page.getByRole('dialog')
  const rows = page.getByRole('table').locator('tbody tr')
  const row = (label: string) => rows.filter({ hasText: label })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    tab: (category: keyof typeof t.categories) => page.getByRole('tab', { name: t.categories[category] }),
    rows,
    row,
    loading: page.getByRole('status').filter({ has: page.locator('table') }),
    empty: page.getByText(t.empty),
    openCreate: page.getByRole('main').getByRole('button', { name: t.create }),
    created: page.getByText(t.created, { exact: true }),
    saved: page.getByText(t.saved, { exact: true }),
    edit: (label: string) => row(label).getByRole('button', { name: `${t.edit} ${label}` }),
    up: (label: string) => page.getByRole('button', { name: t.moveUp(label) }),
    down: (label: string) => page.getByRole('button', { name: t.moveDown(label) }),
    handle: (label: string) => row(label).locator('[draggable=true]'),
    moved: (label: string, position: number, of: number) => page.getByText(t.moved(label, position, of)),
    offered: (label: string) => page.getByRole('switch', { name: t.offered(label) }),
    addArabic: (label: string) => page.getByRole('button', { name: t.addFor.ar(label) }),
    panel,
    inLanguage: (locale: Locale) => panel.getByRole('radio', { name: t.languages[locale] }),
    label: (locale: Locale) => panel.getByLabel(t.label[locale]),
    code: panel.getByLabel(t.code),
    order: panel.getByLabel(t.order),
    active: panel.getByLabel(t.active),
    create: panel.getByRole('button', { name: t.create }),
    save: panel.getByRole('button', { name: t.save }),
    restored: panel.getByText(t.restored),
    cancel: panel.getByRole('button', { name: t.cancel }),
    codeError: page.locator('#field-code-error'),
  }
}
