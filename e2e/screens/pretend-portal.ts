import type { Page } from '@playwright/test'
import { nafathControls } from '#web/features/nafath/nafath.states.ts'
import { portalActions, portalControls } from '#web/features/sandbox/sandbox.states.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { locators } from './locators.ts'

/** Clicks the link to Nafath and returns the simulated portal in its new tab. */
export async function openPortal(page: Page, language: Locale) {
  const opened = page.waitForEvent('popup')
  await locators(page, language, nafathControls).portalLink.click()
  const portal = await opened
  return { page: portal, ...locators(portal, language, { ...portalControls, ...portalActions }) }
}

/** Makes the tab of the sign-up visible again. The page then requests the status immediately. */
export async function returnToTab(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
