import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, switchOffTransitions } from '../support/accessibility.ts'
import { test as base } from '../support/test.ts'

interface View {
  language: 'en' | 'ar'
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
  /** Ordered so that the width changes as rarely as possible, because each change costs a layout. */
  narrowWidths: readonly number[]
}

const DESKTOP: View = {
  language: 'en',
  colorScheme: 'light',
  viewport: { width: 1280, height: 720 },
  narrowWidths: [320, 360],
}
const PHONE: View = {
  language: 'ar',
  colorScheme: 'dark',
  viewport: { width: 360, height: 740 },
  narrowWidths: [360, 320],
}

const SCREENSHOTS = 'test-results/screens'
const SCREENSHOT_VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

interface Checks {
  /**
   * Checks the screen in English on a desktop in the light theme, and in Arabic on a phone in the dark theme: axe finds nothing, and
   * nothing overflows on narrow phones. The page is switched in place and back, so that each journey runs once. `SCREENSHOTS=1` also
   * stores screenshots.
   */
  checkScreen: (name: string, other?: Page) => Promise<void>
}

export const test = base.extend<Checks>({
  viewport: DESKTOP.viewport,
  colorScheme: DESKTOP.colorScheme,
  checkScreen: async ({ page }, use) =>
    use(async (name, other = page) => {
      await check(other, DESKTOP, name)
      await switchTo(other, PHONE)
      await check(other, PHONE, name)
      await switchTo(other, DESKTOP)
    }),
})

async function check(page: Page, { language, viewport, narrowWidths }: View, name: string): Promise<void> {
  await expectAccessible(page)
  for (const width of narrowWidths) {
    await resize(page, { ...viewport, width })
    await expectNoSidewaysScroll(page)
  }
  if (process.env.SCREENSHOTS) await takeScreenshots(page, language, name)
}

/** Waits until the screen has its previous elements again, because the questionnaire loads its options in the other language. */
async function switchTo(page: Page, { language, colorScheme, viewport }: View): Promise<void> {
  await resize(page, viewport)
  const { elements } = await page.evaluate(shownView)
  await switchOffTransitions(page)
  await page.emulateMedia({ colorScheme })
  await choose(page, language)
  await expect.poll(() => page.evaluate(shownView)).toEqual({ language, colorScheme, elements })
}

/** Waits until the page has rendered and loads no more than before, because some components for phones load data themselves. */
async function resize(page: Page, viewport: View['viewport']): Promise<void> {
  if (page.viewportSize()?.width === viewport.width) return
  const loading = () => page.getByRole('status').count()
  const before = await loading()
  await page.setViewportSize(viewport)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect.poll(loading).toBeLessThanOrEqual(before)
}

/** Has the effect of the language button. Pressing it would close menus, and a dialog blocks it. */
async function choose(page: Page, language: string): Promise<void> {
  const hasButton = await page.evaluate(wanted => {
    const button = document.querySelector<HTMLButtonElement>(`button[lang="${wanted}"]`)
    button?.click()
    return button !== null
  }, language)
  if (hasButton) return
  // The page of unexpected errors has no language button, so it is reloaded.
  await page.evaluate(wanted => localStorage.setItem('plink.locale', wanted), language)
  await page.reload()
}

/** Runs in the page. Counts the elements that differ between a loading and a loaded screen. */
function shownView() {
  const { lang, dataset } = document.documentElement
  const elements = document.querySelectorAll('#root :is(h1, h2, h3, button, input, select, a, li, tr, dialog, [role])')
  const roles = [...elements].map(element => element.getAttribute('role') ?? element.localName)
  return { language: lang, colorScheme: dataset.theme, elements: roles.join(' ') }
}

async function takeScreenshots(page: Page, language: string, name: string): Promise<void> {
  // There is no backdrop outside the window.
  const fullPage = (await page.locator('dialog[open]').count()) === 0
  for (const viewport of SCREENSHOT_VIEWPORTS) {
    await resize(page, viewport)
    await page.screenshot({ path: `${SCREENSHOTS}/${language}-${viewport.width}/${name}.png`, fullPage })
  }
}
