import type { Page } from '@playwright/test'

/** Requests wait until they are let through. */
export async function holdBack(page: Page, url: string) {
  let open: () => void = () => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  let count = 0
  await page.route(url, async route => {
    count += 1
    await gate
    await route.continue()
  })
  return { letThrough: () => open(), count: () => count }
}
