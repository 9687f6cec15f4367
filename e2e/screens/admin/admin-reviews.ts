import type { Page } from '@playwright/test'
import { formatPhone } from '#domain/phone.ts'
import { adminNotes } from '#web/messages/admin-notes.ts'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import type { Locale } from '#web/messages/catalogue.ts'

type Decision = keyof (typeof adminReviews)['en']['decide']['identity']

export function adminReviewsScreen(page: Page, language: Locale) {
  const t = adminReviews[language]
  const dialog = page.getByRole('dialog')
  const note = dialog.getByLabel(t.noteLabel)
  const of = (phone: string) =>
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: formatPhone(phone) })
  /** The button of this decision, in a review of any kind. */
  const named = (decision: Decision) =>
    new RegExp(
      Object.values(t.decide)
        .map(words => words[decision])
        .join('|'),
    )
  const ask = (phone: string, decision: Decision) =>
    of(phone)
      .getByRole('button', { name: named(decision) })
      .click()
  const confirm = (decision: Decision) => dialog.getByRole('button', { name: named(decision) })
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    closedTab: page.getByRole('tab', { name: t.closed }),
    /** The review of the customer with this phone, 05…. */
    of,
    all: page.getByRole('tabpanel').getByRole('listitem'),
    loading: page.getByRole('tabpanel').getByRole('status').first(),
    showCustomer: (phone: string) => of(phone).getByRole('link', { name: t.showCustomer }),
    dialog,
    note,
    noteError: page.locator('#field-note-error'),
    cancel: dialog.getByRole('button', { name: adminNotes[language].cancel }),
    ask,
    confirm,
    decide: async (phone: string, decision: Decision, why: string) => {
      await ask(phone, decision)
      await note.fill(why)
      await confirm(decision).click()
    },
    done: (kind: keyof typeof t.done, decision: Decision) => page.getByText(t.done[kind][decision]),
  }
}
