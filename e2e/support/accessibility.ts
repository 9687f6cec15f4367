import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Passed rules are not listed, which halves the time that axe takes. */
const OPTIONS: RunOptions = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] }

/** Expects that axe finds no problem on the screen, or in the open dialog. */
export async function expectAccessible(page: Page): Promise<void> {
  // The script has half a megabyte. It stays in the page until a reload.
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

/** Expects that the page is as wide as the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overhang, 'pixels beyond the edge of the window').toBe(0)
}

/**
 * Switches off transitions until the page is reloaded. Even the short transitions of reduced motion let an inherited colour change
 * level by level, and axe would check an intermediate colour.
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
