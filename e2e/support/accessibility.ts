import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What passes is not listed, and there are no frames: axe then takes half the time. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: RULES },
  resultTypes: ['violations'],
}

/** Nothing that axe finds is left on the screen, or in the dialog that stands over it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options(OPTIONS).setLegacyMode(true).analyze()
  const findings = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(node => node.html) }))
  expect(findings, 'what axe found').toEqual([])
}

/** The page is as wide as the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overhang, 'pixels beyond the edge of the window').toBe(0)
}
