import type { Page } from '@playwright/test'
import { docs } from '#web/features/docs/docs.messages.ts'
import { docsErrors } from '#web/features/docs/errors/docs-errors.messages.ts'
import { docsStart } from '#web/features/docs/quick-start/docs-start.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { shell } from '#web/messages/shell.ts'
import { paths } from '#web/paths.ts'

export function docsScreen(page: Page, language: Locale) {
  const t = docs[language]
  const run = (section: 'reach' | 'business' | 'wallet' | 'send' | 'verify') =>
    page.getByRole('button', { name: t.request.runNamed(docsStart[language][section].title) })
  return {
    heading: page.getByRole('heading', { level: 1 }),
    menu: page.getByRole('button', { name: shell[language].menu }),
    place: (label: keyof typeof t.nav) => page.getByRole('link', { name: t.nav[label], exact: true }),
    runReach: run('reach'),
    runBusiness: run('business'),
    runWallet: run('wallet'),
    runSend: run('send'),
    runVerify: run('verify'),
    responses: page.getByRole('figure').filter({ has: page.getByText('JSON', { exact: true }) }),
    filter: page.getByRole('searchbox', { name: docsErrors[language].filter }),
    code: (code: string) => page.getByRole('heading', { level: 1, name: code, exact: true }),
    entry: (code: string) => page.getByRole('listitem').getByRole('link', { name: code, exact: true }),
    section: (name: 'happened' | 'todo' | 'operations') =>
      page.getByRole('region', { name: docsErrors[language][name], exact: true }),
    open: (path: string = paths.docs) => page.goto(path),
  }
}
