import type { Page } from '@playwright/test'
import { adminCustomerFacts } from '#web/features/admin-customers/admin-customer-facts.messages.ts'
import { adminSignInCall } from '#web/features/admin-customers/admin-sign-in-call.messages.ts'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { adminNotes } from '#web/messages/admin-notes.ts'
import { adminPages } from '#web/messages/admin-pages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { security } from '#web/messages/security.ts'

export function adminCustomersScreen(page: Page, language: Locale) {
  const t = adminCustomers[language]
  const facts = adminCustomerFacts[language]
  const pages = adminPages[language]
  const call = adminSignInCall[language]
  const box = page.getByRole('searchbox', { name: t.searchLabel })
  const dialog = page.getByRole('dialog')
  const section = (name: string) => page.getByRole('region', { name })
  return {
    box,
    problem: page.locator('#customer-search-error'),
    search: async (query: string) => {
      await box.fill(query)
      await box.press('Enter')
    },
    loading: page.getByRole('main').getByRole('status').first(),
    sort: page.getByRole('combobox', { name: t.sortLabel }),
    nextPage: page.getByRole('link', { name: pages.next }),
    firstPage: page.getByRole('link', { name: pages.first }),
    pageLost: page.getByText(pages.lost),
    nobody: page.getByText(t.nobodyTitle),
    rows: page.getByRole('table').locator('tbody tr'),
    notFound: page.getByText(t.notFoundTitle),
    status: section(t.statusTitle),
    facts: section(t.factsTitle),
    balance: section(facts.walletTitle),
    latest: section(facts.transactionsTitle),
    allTransactions: page.getByRole('link', { name: facts.allTransactions }),
    wallet: page.getByRole('combobox', { name: facts.part }),
    older: page.getByRole('link', { name: pages.older, exact: true }),
    newer: page.getByRole('link', { name: facts.newer, exact: true }),
    sessions: section(t.sessionsTitle).getByRole('listitem'),
    events: section(t.eventsTitle).getByRole('listitem'),
    unlocked: section(t.eventsTitle).getByText(security[language].event.unlocked),
    adminEvents: section(t.adminEventsTitle).getByRole('listitem'),
    endLock: section(t.statusTitle).getByRole('button', { name: t.endLock }),
    freeze: section(t.statusTitle).getByRole('button', { name: t.freeze }),
    confirmFreeze: dialog.getByRole('button', { name: t.freeze }),
    isFrozen: page.getByText(t.walletIsFrozen),
    liftFreeze: section(t.statusTitle).getByRole('button', { name: t.liftFreeze }),
    confirmLiftFreeze: dialog.getByRole('button', { name: t.liftFreeze }),
    freezeLifted: page.getByText(t.freezeLifted),
    endSessions: section(t.sessionsTitle).getByRole('button', { name: t.endSessions }),
    requireCall: section(call.title).getByRole('button', { name: call.on.act }),
    confirmRequireCall: dialog.getByRole('button', { name: call.on.act }),
    callRequired: page.getByText(call.on.done),
    dialog,
    reason: dialog.getByLabel(t.reasonLabel),
    reasonError: page.locator('#field-note-error'),
    confirmEndLock: dialog.getByRole('button', { name: t.endLock }),
    confirmEndSessions: dialog.getByRole('button', { name: t.endSessions }),
    cancel: dialog.getByRole('button', { name: adminNotes[language].cancel }),
    lockEnded: page.getByText(t.lockEnded),
    sessionsEnded: (count: number) => page.getByText(t.sessionsEnded(count)),
  }
}
