import type { Page } from '@playwright/test'
import { TRANSACTION_COLUMN_LABELS } from '#domain/money/transaction-labels.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { pager } from '#web/messages/pager.ts'
import { shell } from '#web/messages/shell.ts'
import { transactions } from '#web/messages/transactions.ts'
import { paths } from '#web/paths.ts'

export function transactionsScreen(page: Page, language: Locale) {
  const t = transactions[language]
  const columns = TRANSACTION_COLUMN_LABELS[language]
  const table = page.getByRole('table', { name: t.list })
  const details = page.getByRole('complementary', { name: t.details })
  const dialog = page.getByRole('dialog', { name: t.details })
  const bar = page.getByRole('search').filter({ has: page.getByRole('button', { name: t.download }) })
  const pages = page.getByRole('navigation', { name: pager[language].pages })
  const menu = page.getByRole('navigation', { name: shell[language].account })
  const shown = details.or(dialog)
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    inMenu: menu.getByRole('link', { name: shell[language].nav.transactions }),
    links: table.getByRole('link'),
    link: (referenceId: string) => table.getByRole('link', { name: referenceId }),
    row: (text: string) => table.getByRole('row').filter({ hasText: text }),
    loading: page.getByText(common[language].loading),
    empty: page.getByText(t.emptyTitle),
    status: bar.getByLabel(columns.status),
    type: bar.getByLabel(columns.transactionType),
    search: bar.getByLabel(columns.counterparty),
    from: bar.getByLabel(t.from, { exact: true }),
    filter: bar.getByRole('button', { name: t.filter, exact: true }),
    clear: bar.getByRole('button', { name: t.clear }),
    download: bar.getByRole('button', { name: t.download }),
    details: shown,
    close: shown.getByRole('button', { name: common[language].close }),
    print: shown.getByRole('button', { name: t.print }),
    notFound: shown.getByText(t.notFound),
    receipt: page.getByRole('article').filter({ hasText: t.receipt }),
    /** The number of the page that is shown. */
    place: pages.locator('[aria-current=page]'),
    pageNumber: (number: number) => pages.getByRole('link', { name: `${pager[language].page} ${number}`, exact: true }),
    previous: pages.getByRole('link', { name: pager[language].previous }),
    next: pages.getByRole('link', { name: pager[language].next }),
    cursorLost: page.getByText(pager[language].cursorLost),
    subWallet: (name: string) => page.getByText(pager[language].subWallet(name)),
    open: (search = '') => page.goto(paths.transactions + search),
  }
}
