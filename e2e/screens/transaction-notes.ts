import type { Page } from '@playwright/test'
import type { TransactionProblem } from '#web/api/generated/plinkAPI.schemas.ts'
import { receipts } from '#web/features/transactions/receipts/receipts.messages.ts'
import { transactionNotes } from '#web/features/transactions/transaction-notes.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { transactionCases } from '#web/messages/transaction-cases.ts'

/** The additions of customers to a transaction in its details: a category and a note, receipts, and problems. */
export function transactionNotesScreen(page: Page, language: Locale) {
  const [notes, files, cases] = [transactionNotes[language], receipts[language], transactionCases[language]]
  const region = (name: string) => page.getByRole('region', { name })
  const dialog = page.getByRole('dialog')
  const [own, attached, problem] = [region(notes.title), region(files.title), region(cases.title)]
  return {
    category: own.getByLabel(notes.category),
    note: own.getByLabel(notes.note, { exact: true }),
    save: own.getByRole('button', { name: notes.save }),
    saved: own.getByText(notes.saved),
    /** The input behind the button. */
    file: attached.locator('input[type=file]'),
    receipts: attached.getByRole('listitem'),
    receiptError: attached.getByRole('alert'),
    download: attached.getByRole('button', { name: files.download }),
    remove: async () => {
      await attached.getByRole('button', { name: files.remove }).click()
      await page.getByRole('dialog', { name: files.removeTitle }).getByRole('button', { name: files.remove }).click()
    },
    removed: attached.getByText(files.removed),
    problem,
    report: async (kind: TransactionProblem, text: string) => {
      await problem.getByRole('button', { name: cases.report }).click()
      await dialog.getByLabel(cases.problem).selectOption(kind)
      await dialog.getByLabel(cases.text).fill(text)
      await dialog.getByRole('button', { name: cases.send }).click()
    },
    reply: problem.getByLabel(cases.reply),
    write: problem.getByRole('button', { name: cases.write }),
    state: (state: keyof typeof cases.states) => problem.getByText(cases.states[state], { exact: true }),
    messages: problem.getByRole('list', { name: cases.messages }).getByRole('listitem'),
  }
}
