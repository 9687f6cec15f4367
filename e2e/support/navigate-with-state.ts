import type { Page } from '@playwright/test'

/** Opens a page with location state, as another page of the product would. A URL cannot contain it. */
export async function navigateWithState(page: Page, path: string, state: object): Promise<void> {
  const isProduct = await page.evaluate(() => document.getElementById('root') !== null)
  if (!isProduct) await page.goto('/')
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr, key: Math.random().toString(36), idx: history.length }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [path, state] as const,
  )
}
