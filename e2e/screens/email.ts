import type { Page } from '@playwright/test'
import { emailChange } from '#web/features/account/email-change.messages.ts'
import { sandbox } from '#web/features/sandbox/sandbox.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { security } from '#web/messages/security.ts'

const isolated = (address: string) => `\u2066${address}\u2069`

/** The email in the settings, and the pages that the link opens. */
export function emailScreen(page: Page, language: Locale) {
  const t = emailChange[language]
  const main = page.getByRole('main')
  return {
    address: main.getByRole('textbox', { name: t.email }),
    confirmed: main.getByText(`${t.confirmed} ${t.emailHelp}`),
    waiting: (address: string) => main.getByText(t.waiting(isolated(address))),
    change: async (address: string, password: string) => {
      await main.getByRole('textbox', { name: t.email }).fill(address)
      await main.getByLabel(security[language].currentPassword, { exact: true }).fill(password)
      await main.getByRole('button', { name: t.save, exact: true }).click()
    },
    /** The mailbox on another page, such as that of the phone. */
    mailbox: (other: Page) => ({
      number: other.getByLabel(sandbox[language].phone.number),
      link: other.getByRole('link', { name: /confirm-email/ }).first(),
      confirm: other.getByRole('button', { name: t.confirm, exact: true }),
      done: (address: string) => other.getByText(t.done(isolated(address))),
      used: other.getByText(t.problems.used),
    }),
  }
}
