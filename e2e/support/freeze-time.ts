import type { Page } from '@playwright/test'

/**
 * Stops the clock of the page until the test sets it, and with it countdowns, such as the three seconds of the welcome. Without that, a
 * slow machine might miss what they show. Timers run on. Returns the time.
 */
export async function freezeTime(page: Page): Promise<number> {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  return now
}
