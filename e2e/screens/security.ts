import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { password as passwordTexts } from '#web/messages/password.ts'
import { security } from '#web/messages/security.ts'
import { paths } from '#web/paths.ts'

export function securityScreen(page: Page, language: Locale) {
  const t = security[language]
  const devices = page.getByRole('region', { name: t.devicesTitle })
  const events = page.getByRole('region', { name: t.eventsTitle })
  const current = page.getByLabel(t.currentPassword, { exact: true })
  const password = page.getByLabel(t.newPassword, { exact: true })
  const confirmation = page.getByLabel(passwordTexts[language].confirm, { exact: true })
  const change = page.getByRole('button', { name: t.change })
  const dialog = page.getByRole('dialog')
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    devices: devices.getByRole('listitem'),
    end: devices.getByRole('button', { name: t.endOf('').trim() }),
    onlyDevice: devices.getByText(t.onlyDevice),
    ended: page.getByText(t.ended, { exact: true }),
    dialog,
    confirmEnd: dialog.getByRole('button', { name: t.end, exact: true }),
    events: events.getByRole('listitem'),
    current,
    changed: page.getByText(t.changed),
    open: () => page.goto(paths.security),
    changePassword: async (from: string, to: string) => {
      await current.fill(from)
      await password.fill(to)
      await confirmation.fill(to)
      await change.click()
    },
  }
}
