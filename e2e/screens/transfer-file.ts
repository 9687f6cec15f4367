import type { Page } from '@playwright/test'
import { transferBatches } from '#web/features/transfer-batches/transfer-batches.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { transfers } from '#web/messages/transfers.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { codeEntry } from './code-entry.ts'

export function transferFileScreen(page: Page, language: Locale) {
  const t = transferBatches[language]
  const main = page.getByRole('main')
  return {
    upload: (name: string, text: string) =>
      main.getByLabel(t.choose).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }),
    template: main.getByRole('button', { name: t.template }),
    wrongRows: main.getByRole('alert').getByRole('listitem'),
    pasted: page.locator('#field-csv'),
    confirm: main.getByRole('button', { name: t.confirm }),
    code: codeEntry(page, language, walletOtp[language]),
    allSent: main.getByRole('status').filter({ hasText: t.meanings.sent }),
    paid: main.getByText(transfers[language].states.paid, { exact: true }),
    draft: main.getByRole('status').filter({ hasText: t.meanings.draft }),
    again: main.getByRole('button', { name: t.again }),
    againConfirm: page.getByRole('button', { name: t.againConfirm }),
  }
}
