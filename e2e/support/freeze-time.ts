import type { Page } from '@playwright/test'

/** What passes by itself, the welcome after three seconds, stays until the time is set on. Answers the time that it is. */
export async function freezeTime(page: Page): Promise<number> {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  return now
}
