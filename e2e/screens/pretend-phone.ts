import type { Page } from '@playwright/test'
import { sandbox } from '#web/features/sandbox/sandbox.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { sandboxHints } from '#web/messages/sandbox-hints.ts'

/** The phone in the browser that the ribbon of a sandbox opens beside the sign-up. */
export async function openPretendPhone(page: Page, language: Locale) {
  const t = sandbox[language]
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: sandboxHints[language].pretendPhone }).click()
  const tab = await opened
  const screen = tab.getByRole('region', { name: t.phone.screen })
  return {
    page: tab,
    heading: tab.getByRole('heading', { level: 1, name: t.phone.title }),
    number: tab.getByLabel(t.phone.number),
    readCode: async () => {
      const message = await screen.getByText(/\d{6}/).first().textContent()
      return /\d{6}/.exec(message ?? '')?.[0] ?? ''
    },
    approve: () => screen.getByRole('button', { name: t.decisions.approve }).click(),
    press: (digit: 1 | 2) => screen.getByRole('button', { name: t.calls.keys[digit] }).click(),
    call: (state: keyof typeof t.calls.states) => screen.getByText(t.calls.states[state]),
    approved: screen.getByText(t.states.approved),
  }
}
