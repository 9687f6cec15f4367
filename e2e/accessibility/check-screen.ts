import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, switchOffTransitions } from '../support/accessibility.ts'
import { test as base } from '../support/test.ts'

interface View {
  language: 'en' | 'ar'
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
  /** In an order in which the page changes its width as rarely as can be: each time it is laid out and drawn again. */
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
   * Checks what is on screen, once in English on a light desktop and once in Arabic on a dark phone: axe finds nothing, and on narrow
   * phones nothing hangs over the edge. The page is switched where it is and back again, so that each journey is walked once. With
   * `SCREENSHOTS=1` it also leaves screenshots for people to look at.
   */
  checkScreen: (name: string, other?: Page) => Promise<void>
  /** The same for a menu that only phones have. */
  checkPhoneMenu: (name: string, button: Locator) => Promise<void>
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
  checkPhoneMenu: async ({ page }, use) =>
    use(async (name, button) => {
      await resize(page, PHONE.viewport)
      await button.click()
      await switchTo(page, PHONE)
      await check(page, PHONE, name)
      await page.keyboard.press('Escape')
      await switchTo(page, DESKTOP)
    }),
})

export async function atPhoneWidth(page: Page, act: () => Promise<void>): Promise<void> {
  await resize(page, PHONE.viewport)
  await act()
  await resize(page, DESKTOP.viewport)
}

async function check(page: Page, { language, viewport, narrowWidths }: View, name: string): Promise<void> {
  await expectAccessible(page)
  for (const width of narrowWidths) {
    await resize(page, { ...viewport, width })
    await expectNoSidewaysScroll(page)
  }
  if (process.env.SCREENSHOTS) await takeScreenshots(page, language, name)
}

/** Until the screen has the elements that it had: the options of the questionnaire are loaded again in the other language. */
async function switchTo(page: Page, { language, colorScheme, viewport }: View): Promise<void> {
  await resize(page, viewport)
  const { elements } = await page.evaluate(shownView)
  await switchOffTransitions(page)
  await page.emulateMedia({ colorScheme })
  await choose(page, language)
  await expect.poll(() => page.evaluate(shownView)).toEqual({ language, colorScheme, elements })
}

/** Until the page has drawn itself anew, and loads no more than before: some parts are others on a phone, and load for themselves. */
async function resize(page: Page, viewport: View['viewport']): Promise<void> {
  if (page.viewportSize()?.width === viewport.width) return
  const loading = () => page.getByRole('status').count()
  const before = await loading()
  await page.setViewportSize(viewport)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect.poll(loading).toBeLessThanOrEqual(before)
}

/** As its button does, whose press would close menus first, and which a dialog would stop. */
async function choose(page: Page, language: string): Promise<void> {
  const hasButton = await page.evaluate(wanted => {
    const button = document.querySelector<HTMLButtonElement>(`button[lang="${wanted}"]`)
    button?.click()
    return button !== null
  }, language)
  if (hasButton) return
  // The page of unexpected errors has no button: it is loaded again.
  await page.evaluate(wanted => localStorage.setItem('plink.locale', wanted), language)
  await page.reload()
}

/** Runs in the page. With the elements by which a screen differs from itself while it loads. */
function shownView() {
  const { lang, dataset } = document.documentElement
  const elements = document.querySelectorAll('#root :is(h1, h2, h3, button, input, select, a, li, tr, dialog, [role])')
  const roles = [...elements].map(element => element.getAttribute('role') ?? element.localName)
  return { language: lang, colorScheme: dataset.theme, elements: roles.join(' ') }
}

async function takeScreenshots(page: Page, language: string, name: string): Promise<void> {
  // Beyond the window there is no backdrop.
  const fullPage = (await page.locator('dialog[open]').count()) === 0
  for (const viewport of SCREENSHOT_VIEWPORTS) {
    await resize(page, viewport)
    await page.screenshot({ path: `${SCREENSHOTS}/${language}-${viewport.width}/${name}.png`, fullPage })
  }
}
