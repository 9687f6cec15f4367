import type { Page } from '@playwright/test'

/** Whatever passes by itself, like the welcome after three seconds, stays until the test sets the time on. Returns the time. */
export async function freezeTime(page: Page): Promise<number> {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  return now
}
