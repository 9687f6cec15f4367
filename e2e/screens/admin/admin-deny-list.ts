import type { Page } from '@playwright/test'
import { adminDenyList } from '#web/features/admin-reviews/deny-list/admin-deny-list.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'

export function adminDenyListScreen(page: Page, language: Locale) {
  const t = adminDenyList[language]
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabel(t.reasonLabel)
  const openAdd = page.getByRole('main').getByRole('button', { name: t.add }).first()
  /** The entry whose number ends with these digits. */
  const of = (digits: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: digits })
  return {
    dialog,
    of,
    idError: page.locator('#field-idNumber-error'),
    wasAdded: (digits: string) => page.getByText(t.wasAdded(digits)),
    wasRemoved: (digits: string) => page.getByText(t.wasRemoved(digits)),
    removedTab: page.getByRole('tab', { name: t.removed }),
    add: async (idNumber: string, why: string) => {
      await openAdd.click()
      await dialog.getByLabel(t.idLabel).fill(idNumber)
      await reason.fill(why)
      await dialog.getByRole('button', { name: t.add }).click()
    },
    remove: async (digits: string, why: string) => {
      await of(digits).getByRole('button', { name: t.remove }).click()
      await reason.fill(why)
      await dialog.getByRole('button', { name: t.remove }).click()
    },
  }
}
