import type { Page } from '@playwright/test'
import { onHold } from '#web/features/wallet/on-hold.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { pager } from '#web/messages/pager.ts'
import { paths } from '#web/paths.ts'

export function onHoldScreen(page: Page, language: Locale) {
  const t = onHold[language]
  const table = page.getByRole('table', { name: t.list })
  const pages = page.getByRole('navigation', { name: pager[language].pages })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    sums: page.getByRole('region', { name: t.title }),
    rows: table.getByRole('row').filter({ hasText: t.status.on_hold }),
    row: (name: string) => table.getByRole('row').filter({ hasText: name }),
    empty: page.getByText(t.emptyTitle),
    previous: pages.getByRole('link', { name: pager[language].previous }),
    next: pages.getByRole('link', { name: pager[language].next }),
    open: (search = '') => page.goto(paths.onHold + search),
  }
}
