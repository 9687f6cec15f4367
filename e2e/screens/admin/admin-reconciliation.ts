import type { Page } from '@playwright/test'
import type { DifferenceResolution } from '#web/api/generated/plinkAPI.schemas.ts'
import { adminReconciliation } from '#web/features/admin-reconciliation/admin-reconciliation.messages.ts'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminRequests } from '#web/messages/admin-requests.ts'
import type { Locale } from '#web/messages/catalogue.ts'

/** Our books against the files of the bank and of the card provider. */
export function adminReconciliationScreen(page: Page, language: Locale) {
  const t = adminReconciliation[language]
  const money = adminMoney[language]
  const dialog = page.getByRole('dialog')
  const about = (reference: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: reference })
  return {
    /** The input behind the button. */
    file: page.getByLabel(t.upload),
    refused: (reason: keyof typeof t.reasons) => page.getByText(t.reasons[reason]),
    about,
    propose: async (reference: string, resolution: DifferenceResolution, why: string) => {
      await about(reference).getByRole('button', { name: t.resolve[resolution] }).click()
      await dialog.getByLabel(money.reason).fill(why)
      await dialog.getByRole('button', { name: money.ask }).click()
    },
    proposed: page.getByText(money.asked),
    resolved: page.getByText(adminRequests[language].done.difference_resolution.approve),
    resolvedTab: page.getByRole('tab', { name: t.resolved }),
  }
}
