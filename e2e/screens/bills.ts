import type { Page } from '@playwright/test'
import { bills } from '#web/features/bills/bills.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { codeEntry } from './code-entry.ts'

export function billsScreen(page: Page, language: Locale) {
  const t = bills[language]
  const main = page.getByRole('main')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    biller: (name: string) => main.getByRole('button', { name }),
    search: main.getByRole('searchbox', { name: t.search }),
    account: page.locator('#field-account'),
    showBill: button(t.showBill),
    bill: heading(t.billTitle),
    list: heading(t.listTitle),
    review: heading(t.reviewTitle),
    next: button(t.next),
    confirm: button(t.confirm),
    code: codeEntry(page, language, walletOtp[language]),
    payment: (name: string) => main.getByRole('link', { name }),
    paid: main.getByRole('status').filter({ hasText: t.states.paid }),
    receipt: button(t.receipt),
  }
}
