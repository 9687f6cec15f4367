import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What passes is not listed: axe then takes half the time. */
const OPTIONS: RunOptions = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] }

/** Nothing that axe finds is left on the screen, or in the dialog that stands over it. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half a megabyte of script, which stays in the page until it loads another.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const findings = await page.evaluate(async options => {
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(node => `${node.html} ${node.failureSummary}`),
    }))
  }, OPTIONS)
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

/**
 * Until the page loads again, the colours of another theme are there at once. With reduced motion each transition is short, but a
 * colour that is inherited changes level by level, and axe would see one on its way.
 */
export async function switchOffTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
