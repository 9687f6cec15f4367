import type { Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'

const NARROW = [320, 360]
const PICTURES = 'test-results/screens'

/**
 * Looks at what is on screen now: axe finds nothing, and on narrow phones nothing hangs over the edge. With `SCREENSHOTS=1`
 * it also leaves pictures for people to look at.
 */
export async function lookAt(page: Page, language: Locale, name: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await expectAccessible(page)
  for (const width of NARROW) {
    await page.setViewportSize({ ...usual, width })
    await expectNoSidewaysScroll(page)
  }
  if (process.env.SCREENSHOTS) await takePictures(page, language, name)
  await page.setViewportSize(usual)
}

async function takePictures(page: Page, language: Locale, name: string): Promise<void> {
  // Beyond the window there is no backdrop.
  const fullPage = (await page.locator('dialog[open]').count()) === 0
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${PICTURES}/${language}-${width}/${name}.png`, fullPage })
  }
}
