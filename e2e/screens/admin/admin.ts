import type { Page } from '@playwright/test'
import { admin } from '#web/messages/admin.ts'
import { adminActivity } from '#web/messages/admin-activity.ts'
import { adminPages } from '#web/messages/admin-pages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { common } from '#web/messages/common.ts'
import { sandboxHints } from '#web/messages/sandbox-hints.ts'
import { shell } from '#web/messages/shell.ts'
import { adminCustomersScreen } from './admin-customers.ts'
import { adminDenyListScreen } from './admin-deny-list.ts'
import { adminExceptionsScreen } from './admin-exceptions.ts'
import { adminOptionsScreen } from './admin-options.ts'
import { adminReconciliationScreen } from './admin-reconciliation.ts'
import { adminReportedProblemsScreen } from './admin-reported-problems.ts'
import { adminRequestsScreen } from './admin-requests.ts'
import { adminReviewsScreen } from './admin-reviews.ts'

/** The admin portal: its sign-in, its layout, and pages without a file here. */
export function adminScreen(page: Page, language: Locale) {
  const t = admin[language]
  const email = page.getByLabel(t.login.email)
  const password = page.getByLabel(t.login.password, { exact: true })
  const submit = page.getByRole('button', { name: t.login.submit, exact: true })
  return {
    options: adminOptionsScreen(page, language),
    customers: adminCustomersScreen(page, language),
    reviews: adminReviewsScreen(page, language),
    requests: adminRequestsScreen(page, language),
    denyList: adminDenyListScreen(page, language),
    exceptions: adminExceptionsScreen(page, language),
    reconciliation: adminReconciliationScreen(page, language),
    reportedProblems: adminReportedProblemsScreen(page, language),
    loginHeading: page.getByRole('heading', { level: 1, name: t.login.title }),
    anyone: page.getByText(sandboxHints[language].anyAdmin),
    email,
    password,
    submit,
    sessionOver: page.getByText(t.login.expired),
    signIn: async (who: string, secret = 'any password') => {
      await email.fill(who)
      await password.fill(secret)
      await submit.click()
    },
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    dashboard: page.getByRole('heading', { level: 1, name: t.dashboard.title }),
    comingSoon: page.getByRole('heading', { name: t.dashboard.comingSoon }),
    welcome: (name: string) => page.getByRole('banner').getByText(t.welcome(name), { exact: true }),
    role: page.getByRole('banner').getByText(t.roles.admin, { exact: true }),
    viewer: page.getByText(t.viewer),
    signOut: page.getByRole('button', { name: t.signOut }),
    menu: page.getByRole('button', { name: shell[language].menu }),
    place: (label: keyof typeof t.nav) => page.getByRole('navigation').getByRole('link', { name: t.nav[label] }),
    events: page.getByRole('main').locator('ul > li'),
    eventType: page.getByLabel(adminActivity[language].kind),
    older: page.getByRole('link', { name: adminPages[language].older, exact: true }),
    tryAgain: page.getByRole('button', { name: common[language].tryAgain }),
  }
}
