import type { Page } from '@playwright/test'
import { sandbox } from '#web/features/sandbox/sandbox.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'

type Decision = keyof (typeof sandbox)['en']['decisions']

/** The simulated Nafath portal in its own tab. */
export function pretendPortal(page: Page, language: Locale) {
  const t = sandbox[language]
  const button = (decision: Decision) => page.getByRole('button', { name: t.decisions[decision] })
  return {
    page,
    heading: page.getByRole('heading', { level: 1, name: t.portal.title }),
    state: (state: keyof typeof t.states) => page.getByText(t.states[state]),
    decision: button,
    decide: (decision: Decision) => button(decision).click(),
  }
}

/** Makes the tab of the sign-up visible again. The page then requests the status immediately. */
export async function returnToTab(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
