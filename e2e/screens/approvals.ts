import type { Page } from '@playwright/test'
import { approvals } from '#web/features/approvals/approvals.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { transfer } from '#web/messages/transfer.ts'
import { transfers } from '#web/messages/transfers.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { codeEntry } from './code-entry.ts'

export function approvalsScreen(page: Page, language: Locale) {
  const t = approvals[language]
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  return {
    changeRules: main.getByRole('button', { name: t.changeRules }),
    firstFrom: page.locator('#field-from1'),
    confirmRules: main.getByRole('button', { name: t.confirmRules }),
    rule: (amount: string, count: number) => main.getByText(t.rule(amount, count)),
    code: codeEntry(page, language, walletOtp[language]),
    /** The heading after a payment was confirmed that others must approve. */
    waits: page.getByRole('heading', { level: 1, name: transfer[language].resultTitles.waiting }),
    see: main.getByRole('link', { name: transfers[language].seeApproval }),
    rows: main.getByRole('region', { name: t.list }).getByRole('link'),
    approve: main.getByRole('button', { name: t.approve }),
    change: main.getByRole('button', { name: t.change, exact: true }),
    amount: dialog.locator('#field-amount'),
    save: dialog.getByRole('button', { name: t.save }),
    decline: main.getByRole('button', { name: t.decline }),
    reason: dialog.getByLabel(t.reasonLabel),
    confirmDecline: dialog.getByRole('button', { name: t.decline }),
    state: (state: keyof typeof t.states) => main.getByRole('status').filter({ hasText: t.meanings[state] }),
  }
}
