import type { Page } from '@playwright/test'

/**
 * Opens a page with location state, as another page of the product would. A URL cannot contain it, so the entry of the history
 * has it before the page's own code runs, as after a reload.
 */
export async function navigateWithState(page: Page, path: string, state: object): Promise<void> {
  const script = await page.addInitScript(usr => history.replaceState({ usr, key: 'journey', idx: 0 }, ''), state)
  await page.goto(path)
  await script.dispose()
}
