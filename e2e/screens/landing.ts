import type { Page } from '@playwright/test'
import { landing } from '#web/features/landing/landing.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { paths } from '#web/paths.ts'

export function landingScreen(page: Page, language: Locale) {
  const t = landing[language]
  const main = page.getByRole('main')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    register: main.getByRole('link', { name: t.register }).first(),
    login: page.getByRole('link', { name: t.login }).first(),
    open: () => page.goto(paths.landing),
  }
}
