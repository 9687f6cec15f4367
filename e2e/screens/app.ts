import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { dashboard } from '#web/messages/dashboard.ts'
import { login } from '#web/messages/login.ts'
import { session } from '#web/messages/session.ts'
import { shell } from '#web/messages/shell.ts'

/** What stands around every page of the signed-in area, and its first page. */
export function appScreen(page: Page, language: Locale) {
  const t = dashboard[language]
  const { nav, menu, account } = shell[language]
  const warning = page.getByRole('dialog', { name: session[language].title })
  const logout = page.getByRole('navigation', { name: account }).getByRole('link', { name: nav.logout })
  return {
    dashboard: page.getByRole('heading', { level: 1, name: t.title }),
    welcome: (business: string) => page.getByText(t.welcome(business)),
    profileMissing: page.getByText(t.profileMissing),
    goToSecurity: page.getByRole('link', { name: t.security }),
    menu: page.getByRole('button', { name: menu }),
    settings: page.getByRole('link', { name: nav.settings }),
    logout,
    sessionEnded: page.getByText(login[language].sessionEnded),
    warning,
    continueSession: warning.getByRole('button', { name: session[language].continueSession }),
    logoutNow: warning.getByRole('button', { name: session[language].logoutNow }),
  }
}
