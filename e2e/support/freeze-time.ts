import type { Page } from '@playwright/test'

/**
 * Stops the clock of the page until the test sets it, and with it countdowns, such as the three seconds of the welcome. Otherwise a slow machine
 * might miss what they show. Timers still run. Returns the time.
 */
export async function freezeTime(page: Page): Promise<number> {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  return now
}
