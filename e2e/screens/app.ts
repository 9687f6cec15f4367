import type { Page } from '@playwright/test'
import { appSearch } from '#web/messages/app-search.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { dashboard } from '#web/messages/dashboard.ts'
import { login } from '#web/messages/login.ts'
import { session } from '#web/messages/session.ts'
import { shell } from '#web/messages/shell.ts'

/** The layout of the signed-in area, and its first page. */
export function appScreen(page: Page, language: Locale) {
  const { title, welcome, profileMissing } = dashboard[language]
  const t = shell[language]
  const warning = page.getByRole('dialog', { name: session[language].title })
  const nav = page.getByRole('navigation', { name: t.account })
  const header = page.getByRole('banner')
  const search = page.getByRole('combobox', { name: t.search, exact: true })
  return {
    dashboard: page.getByRole('heading', { level: 1, name: title }),
    welcome: (business: string) => page.getByText(welcome(business)),
    profileMissing: page.getByText(profileMissing),
    nav,
    menu: page.getByRole('button', { name: t.menu }),
    services: nav.getByRole('button', { name: t.nav.services }),
    place: (name: Exclude<keyof typeof t.nav, 'services'>) => nav.getByRole('link', { name: t.nav[name] }),
    settings: nav.getByRole('link', { name: t.nav.settings }),
    logout: nav.getByRole('link', { name: t.nav.logout }),
    totalBalance: page.getByRole('paragraph').filter({ hasText: t.totalBalance, visible: true }),
    search,
    suggestions: page.getByRole('listbox', { name: appSearch[language].list }).getByRole('option'),
    find: async (text: string) => {
      await search.fill(text)
      await search.press('Enter')
    },
    notifications: header.getByRole('button', { name: t.notifications }),
    nothingNew: header.getByText(t.nothingNew, { exact: true }),
    allNotifications: header.getByRole('link', { name: t.allNotifications }),
    profile: header.getByRole('button', { name: t.profile }),
    security: header.getByRole('link', { name: t.security }),
    sessionEnded: page.getByText(login[language].sessionEnded),
    continueSession: warning.getByRole('button', { name: session[language].continueSession }),
  }
}
