import axe, { type RunOptions } from 'axe-core'
import { beforeAll, expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { chooseTheme } from '#web/lib/theme.ts'
import type { ExampleServer } from './open-screen.tsx'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Passed rules are not listed, which halves the time that axe takes. A finding names its element by its HTML, not by a selector. */
const OPTIONS: RunOptions = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'], selectors: false }

export interface View {
  locale: 'en' | 'ar'
  theme: 'light' | 'dark'
  /** The width at which axe checks the screen. */
  width: number
  narrowWidths: readonly number[]
}

export const DESKTOP: View = { locale: 'en', theme: 'light', width: 1280, narrowWidths: [360, 320] }
export const PHONE: View = { locale: 'ar', theme: 'dark', width: 360, narrowWidths: [320] }

/** Elements that an open menu covers are too small to press. */
export const COVERED: RunOptions = { rules: { 'target-size': { enabled: false } } }

const HEIGHT = 740
const SCREENSHOT_WIDTHS = [360, 1280]

/** The shapes that axe has already checked in each view. */
const checkedShapes = new Set<string>()

/** Expects that axe finds nothing, the page is as wide as the window, and nothing is cut off. `SCREENSHOTS=1` stores screenshots instead. */
export async function expectAccessible(view: View, name: string, options: RunOptions = {}): Promise<void> {
  if (inject('screenshots')) return takeScreenshots(view, name)
  setWidth(view)
  const shape = `${view.locale} ${shapeOfPage()}`
  if (!checkedShapes.has(shape)) expect(await axeFindings(options), 'what axe found').toEqual([])
  checkedShapes.add(shape)
  for (const width of [view.width, ...view.narrowWidths]) {
    setWidth({ width })
    expectInWindow()
  }
  setWidth(view)
}

/** Expects that the page is as wide as the window, and that nothing is cut off. */
export function expectInWindow(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth, `pixels beyond the edge of a window of ${clientWidth}`).toBe(0)
  expect(clipped(), `what is cut off in a window of ${clientWidth}`).toEqual([])
}

async function axeFindings(options: RunOptions) {
  const { violations } = await axe.run(document, { ...OPTIONS, ...options })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(node => `${node.html} ${node.failureSummary}`),
  }))
}

/** Returns the texts that a box cuts off without a visible sign. They do not make the page wider. */
function clipped(): string[] {
  const boxes = Array.from(document.querySelectorAll('#root *')).filter(isCutting)
  return boxes.flatMap(box => {
    const { left, right } = box.getBoundingClientRect()
    return textsIn(box)
      .filter(rect => rect.left < left - 1 || rect.right > right + 1)
      .map(rect => `${rect.text}: ${Math.round(rect.left)} to ${Math.round(rect.right)} in ${left} to ${right}`)
  })
}

/** Whether the element cuts its content off. Elements of one pixel are for screen readers only. */
function isCutting(element: Element): boolean {
  if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth) return false
  const { overflowX, textOverflow } = getComputedStyle(element)
  return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
}

/** Drawings are not included, because they follow the width of their box a moment later. */
function textsIn(box: Element) {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const texts: { text: string; left: number; right: number }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.clientWidth === 1 || parent.closest('[aria-hidden=true]')) continue
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 0) texts.push({ text: node.textContent ?? '', left, right })
  }
  return texts
}

/** Returns the elements without their texts. Axe has the same findings on pages that differ only in texts. */
function shapeOfPage(): string {
  const elements = document.querySelectorAll('#root *')
  return Array.from(elements, ({ localName, attributes, textContent }) => {
    const attributeTexts = Array.from(attributes, ({ name, value }) => (isText(name) ? name : `${name}=${value}`))
    return [localName, ...attributeTexts, textContent === '' ? 'empty' : ''].join(' ')
  }).join('\n')
}

/** Ids are new each time, and values are the content of fields. */
const isText = (attribute: string) => !['class', 'role', 'type', 'style', 'lang', 'dir', 'open'].includes(attribute)

/** Switches the open screen. Pressing the language button by script leaves menus and dialogs open. */
export async function switchTo({ locale, theme, width }: View, server: ExampleServer): Promise<void> {
  setWidth({ width })
  chooseTheme(theme)
  document.querySelector<HTMLButtonElement>(`button[lang="${locale}"]`)?.click()
  await server.settled()
  expect(document.documentElement.lang, 'language of the page').toBe(locale)
}

/** Changes the frame of the tests, which costs a tenth of changing the window. */
export function setWidth({ width }: Pick<View, 'width'>): void {
  const { style } = window.parent.document.body
  style.setProperty('--viewport-width', `${width}px`)
  style.setProperty('--viewport-height', `${HEIGHT}px`)
}

async function takeScreenshots(view: View, name: string): Promise<void> {
  for (const width of SCREENSHOT_WIDTHS) {
    await page.viewport(width, HEIGHT)
    // There is no backdrop outside the window.
    const isDialog = document.querySelector('dialog[open]') !== null
    if (!isDialog) await page.viewport(width, Math.max(HEIGHT, document.documentElement.scrollHeight))
    await page.screenshot({ path: `../test-results/screens/${view.locale}-${width}/${name}.png` })
  }
  setWidth(view)
}

/**
 * Switches off transitions. Even the short transitions of reduced motion let a colour change level by level, and axe would check an intermediate
 * colour.
 */
export function switchOffTransitions(): void {
  beforeAll(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
    return async () => {
      document.adoptedStyleSheets = []
      await page.viewport(800, 600)
    }
  })
}

declare module 'vitest' {
  interface ProvidedContext {
    screenshots: boolean
    /** Only the tests that `npm test` has run. */
    gate: boolean
    /** The part of the screens' states that is tested, such as `1/4`. Empty for all of them. */
    share: string
    /** The factor by which the browser's CPU is slowed down. */
    cpuSlowdown: number
  }
}
