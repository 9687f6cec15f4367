import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { transactionCases } from '#web/messages/transaction-cases.ts'

/** The problems that customers have reported about their transactions. */
export function adminReportedProblemsScreen(page: Page, language: Locale) {
  const t = transactionCases[language]
  const dialog = page.getByRole('dialog')
  const about = (referenceId: string) =>
    page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: referenceId })
  const write = (name: string, act: string) => async (referenceId: string, answer: string) => {
    await about(referenceId).getByRole('button', { name, exact: true }).click()
    await dialog.getByLabel(t.answerLabel).fill(answer)
    await dialog.getByRole('button', { name: act, exact: true }).click()
  }
  return {
    about,
    answer: write(t.answer, t.send),
    answerAndClose: write(t.answerAndClose, t.answerAndClose),
    wasAnswered: page.getByText(t.wasAnswered),
    tab: (state: 'open' | 'answered' | 'closed') => page.getByRole('tab', { name: t[state] }),
  }
}
