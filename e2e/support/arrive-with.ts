import type { Page } from '@playwright/test'

/** Opens a page as another page of the product would lead to it: with state, which no address carries. */
export async function arriveWith(page: Page, path: string, state: object): Promise<void> {
  await page.goto('/')
  await page.evaluate(([to, usr]) => history.replaceState({ usr, key: 'e2e', idx: 0 }, '', to), [path, state] as const)
  await page.reload()
}
