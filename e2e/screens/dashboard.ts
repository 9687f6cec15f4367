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
    onHold: balance.getByRole('link', { name: t.onHoldBanner }),
    wallets: balance.getByRole('link', { name: t.wallets }),
    activity,
    period: activity.getByRole('combobox', { name: t.period }),
    graph: activity.getByRole('slider', { name: t.graph }),
    asTable: activity.getByRole('button', { name: t.asTable }),
    asGraph: activity.getByRole('button', { name: t.asGraph }),
    rows: activity.getByRole('row'),
    quiet: activity.getByText(t.quiet),
    spending,
    shares: spending.getByRole('listitem'),
    nothingSpent: spending.getByText(t.nothingSpent),
    latest: latest.getByRole('link', { name: /^PLK/ }),
    seeAll: latest.getByRole('link', { name: t.seeAll }),
    noTransactions: latest.getByText(t.noTransactions),
    inactive: page.getByText(t.inactive),
    activate: page.getByRole('link', { name: t.activate }),
    subWallet: (name: string) => page.getByRole('heading', { level: 2, name }),
    mainWallet: page.getByRole('link', { name: t.mainWallet }),
    loading: page.getByText(common[language].loading),
    tryAgain: page.getByRole('button', { name: common[language].tryAgain }),
  }
}
