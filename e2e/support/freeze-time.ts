import type { Page } from '@playwright/test'

/** Stops timers, such as the one that ends the welcome after three seconds, until the test advances the clock. Returns the time. */
export async function freezeTime(page: Page): Promise<number> {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  return now
}
