import type { BrowserContext, Page } from '@playwright/test'

/** A document of the product's origin that runs no code. */
export const BARE_DOCUMENT = '/favicon.svg'

/** The events that journeys listen to. Playwright itself listens to `close` and `crash`. */
const EVENTS = ['console', 'dialog', 'download', 'page', 'pageerror', 'popup', 'request', 'response', 'weberror']

/**
 * The page that a worker reuses for its next journey. It has the product's JavaScript compiled, so that it loads with half of the CPU of a new
 * page. No trace of a journey is kept: a page that cannot be cleared is closed.
 */
export class KeptPage {
  #kept: { page: Page; kind: string } | undefined

  /** Returns the kept page if it has these browser options. Only one is kept, because most journeys use the same options. */
  async take(kind: string, newContext: () => Promise<BrowserContext>): Promise<Page> {
    if (this.#kept?.kind === kind) return this.#kept.page
    await this.close()
    const context = await newContext()
    this.#kept = { page: await context.newPage(), kind }
    return this.#kept.page
  }

  /** Clears the page, or closes it. */
  async giveBack(): Promise<void> {
    if (this.#kept && !(await isEmptied(this.#kept.page))) await this.close()
  }

  async close(): Promise<void> {
    await this.#kept?.page.context().close()
    this.#kept = undefined
  }
}

async function isEmptied(page: Page): Promise<boolean> {
  const context = page.context()
  const others = context.pages().filter(other => other !== page)
  if (page.isClosed()) return false
  await Promise.all(others.map(other => other.close()))
  await Promise.all([context, page].map(owner => owner.unrouteAll({ behavior: 'ignoreErrors' })))
  for (const event of EVENTS)
    for (const owner of [context, page]) await owner.removeAllListeners(event, { behavior: 'ignoreErrors' })
  await page.goto(BARE_DOCUMENT)
  await Promise.all([context.clearCookies(), context.clearPermissions(), resetView(page), forgetHistory(page)])
  return page.evaluate(emptyStorage)
}

async function resetView(page: Page): Promise<void> {
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null })
}

/** Clears the history, so that Back does not lead to the previous journey. */
async function forgetHistory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

/**
 * Clears the storage. It runs in the page. Returns whether the page's functions are the browser's own. A clock that a test has set and scripts that
 * it has added replace some of them and cannot be removed.
 */
async function emptyStorage(): Promise<boolean> {
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  for (const name of await caches.keys()) await caches.delete(name)
  const isReplaced = (value: unknown) =>
    typeof value === 'function' && !Function.prototype.toString.call(value).includes('[native code]')
  return !Object.getOwnPropertyNames(globalThis).some(name => isReplaced(Reflect.get(globalThis, name)))
}
