import type { Page } from '@playwright/test'
import { pretendPhoneControls } from '#web/features/sandbox/sandbox.states.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { locators } from './locators.ts'

/** The phone in the browser that the ribbon of a sandbox opens beside the sign-up. */
export async function openPretendPhone(page: Page, language: Locale) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: sandboxHints[language].pretendPhone }).click()
  const tab = await opened
  const { screen, approve, key, ...others } = locators(tab, language, pretendPhoneControls)
  return {
    ...others,
    page: tab,
    readCode: async () => {
      const message = await screen.getByText(/\d{6}/).first().textContent()
      return /\d{6}/.exec(message ?? '')?.[0] ?? ''
    },
    approve: () => approve.click(),
    press: (digit: 1 | 2) => key(digit).click(),
  }
}
