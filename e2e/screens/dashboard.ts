import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { dashboard } from '#web/messages/dashboard.ts'

export function dashboardScreen(page: Page, language: Locale) {
  const t = dashboard[language]
  const balance = page.getByRole('region', { name: t.balance })
  const activity = page.getByRole('region', { name: t.activity })
  const spending = page.getByRole('region', { name: t.spending })
  const latest = page.getByRole('region', { name: t.transactions })
  return {
    balance,
    activity,
    graph: activity.getByRole('slider', { name: t.graph }),
    asTable: activity.getByRole('button', { name: t.showAs.table }),
    quiet: activity.getByText(t.quiet),
    spending,
    nothingSpent: spending.getByText(t.nothingSpent),
    latest: latest.getByRole('link', { name: /^PLK/ }),
    noTransactions: latest.getByText(t.noTransactions),
    inactive: page.getByText(t.inactive),
    frozen: page.getByText(t.frozen),
    loading: page.getByText(common[language].loading),
    tryAgain: page.getByRole('button', { name: common[language].tryAgain }),
  }
}
