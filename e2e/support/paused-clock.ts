import { expect, type Locator, type Page } from '@playwright/test'

const MINUTE_MILLISECONDS = 60_000
const STEP_MILLISECONDS = 100

/** Stops the timers of a page whose clock is installed, until the test advances or resumes it. Content that a timer would remove stays visible. */
export async function pauseClock(page: Page): Promise<void> {
  // The clock moves only forward.
  await page.clock.pauseAt(Date.now() + MINUTE_MILLISECONDS)
}

/** Advances a paused clock until the element is visible, which a page may show only for a moment. */
export async function advanceUntilVisible(element: Locator): Promise<void> {
  const isThereAfterStep = async () => {
    await element.page().clock.runFor(STEP_MILLISECONDS)
    return element.isVisible()
  }
  await expect.poll(isThereAfterStep, { intervals: [STEP_MILLISECONDS] }).toBe(true)
}
