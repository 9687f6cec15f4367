import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { transfer } from '#web/messages/transfer.ts'
import { transfers } from '#web/messages/transfers.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { codeEntry } from './code-entry.ts'

export function transferScreen(page: Page, language: Locale) {
  const t = transfer[language]
  const { states } = transfers[language]
  const main = page.getByRole('main')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const next = main.getByRole('button', { name: t.next })
  const code = codeEntry(page, language, walletOtp[language])
  return {
    toCustomer: main.getByRole('link', { name: t.toCustomer }),
    toBeneficiary: main.getByRole('link', { name: t.toBeneficiary }),
    payeeHeading: heading(t.customerTitle),
    payee: (name: string) => main.getByRole('button', { name }),
    find: async (number: string) => {
      await page.locator('#field-number').fill(number)
      await next.click()
    },
    amountHeading: heading(t.amountTitle),
    amount: page.locator('#field-amount'),
    purpose: page.locator('#field-purpose'),
    note: page.locator('#field-note'),
    next,
    prepare: async (amount: string) => {
      await page.locator('#field-amount').fill(amount)
      await page.locator('#field-purpose').selectOption('expenses_services')
      await next.click()
    },
    review: heading(t.reviewTitle),
    confirm: main.getByRole('button', { name: t.confirm }),
    code,
    sent: heading(t.resultTitles.sent),
    follow: main.getByRole('link', { name: t.follow }),
    receipt: main.getByRole('link', { name: t.receipt, exact: true }),
    withBank: main.getByRole('status').filter({ hasText: states.submitted }),
    state: main.getByRole('status').filter({ hasText: states.paid }),
    returned: main.getByRole('status').filter({ hasText: states.returned }),
    steps: main.getByRole('listitem'),
    beingChecked: main.getByRole('listitem').filter({ hasText: states.unknown }),
    facts: main.locator('dl').first(),
  }
}
