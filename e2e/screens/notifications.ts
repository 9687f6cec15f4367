import type { Page } from '@playwright/test'
import { settings } from '#web/features/account/settings.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { notifications } from '#web/messages/notifications.ts'

export function notificationsScreen(page: Page, language: Locale) {
  const t = notifications[language]
  const main = page.getByRole('main')
  const list = main.getByRole('region', { name: t.list })
  return {
    heading: main.getByRole('heading', { level: 1, name: t.title }),
    rows: list.getByRole('listitem'),
    about: (name: string) => list.getByRole('link').filter({ hasText: name }),
    markRead: list.getByRole('button'),
    markAllRead: main.getByRole('button', { name: t.markAllRead }),
    group: (group: keyof typeof t.groups) => main.getByRole('link', { name: t.groups[group] }),
    unreadOnly: main.getByRole('checkbox', { name: t.unreadOnly }),
    nothingFound: main.getByText(t.nothingFound, { exact: true }),
    inApp: (group: keyof typeof t.groups) =>
      main.getByRole('switch', { name: `${t.groups[group]} ${settings[language].inApp}` }),
  }
}
