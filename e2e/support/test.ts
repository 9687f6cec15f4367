import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { type Newcomer, type Server, type SignUpValues, type Stop, signUp } from '#api/testing/customers/newcomer.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { stepPath } from '#web/sign-up/step-path.ts'
import { freePort } from '../../api/dev/free-port.ts'
import { type Screens, screensOf } from '../screens/screens.ts'
import { adminEntries, openWithStorage, sessionEntries, signUpEntries } from './browser-storage.ts'
import { ConsoleErrors } from './console-errors.ts'
import { KeptPage } from './kept-page.ts'
import { newDataFolder, type ServerProcess, startPlink } from './plink.ts'
import { type StaffSession, signInStaff } from './staff-session.ts'

interface Journey {
  /** What a newcomer enters. The values are unique in this run. */
  signUpValues: SignUpValues
  language: Locale
  screens: Screens
  consoleErrors: ConsoleErrors
  /** Signs up a newcomer over HTTP up to this step and opens it in the browser. */
  arriveAt: (stop: Stop, values?: Partial<SignUpValues>) => Promise<Newcomer>
  /** Signs in a customer over HTTP and opens this page. */
  signedInAt: (path: string, customer?: Customer) => Promise<Customer>
  /** Signs in an administrator over HTTP and opens this page of the portal. */
  adminAt: (path: string) => Promise<StaffSession>
  /** Opens a page of the portal on the screen of a second administrator. */
  colleagueAt: (path: string) => Promise<Screens['admin']>
  /** Decides the Nafath request of this newcomer, or its review. */
  decide: (newcomer: Newcomer, decision: string) => Promise<void>
  /** Opens a browser that shares nothing with the first one. */
  anotherBrowser: () => Promise<{ page: Page; screens: Screens }>
}

interface Worker {
  server: ServerProcess
  api: Server
  keptPage: KeptPage
}

/** The test of a journey. At its end the console has no errors, and no page has thrown one. */
export const test = base.extend<Journey, Worker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const server = await startPlink(await freePort(), await newDataFolder())
      await use(server)
      server.kill('SIGKILL')
      await server.exited
    },
    { scope: 'worker' },
  ],
  api: [
    async ({ server }, use) => use({ request: (path, init) => fetch(server.url + path, init) }),
    { scope: 'worker' },
  ],
  keptPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const keptPage = new KeptPage()
      await use(keptPage)
      await keptPage.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ browser, keptPage, locale, viewport, colorScheme, isMobile, hasTouch }, use, { errors }) => {
    const kind = JSON.stringify([locale, viewport, colorScheme, isMobile, hasTouch])
    const page = await keptPage.take(kind, () => browser.newContext())
    if (viewport) await page.setViewportSize(viewport)
    await use(page.context())
    if (errors.length > 0) await keptPage.close()
    else await keptPage.giveBack()
  },
  // The context of a journey begins with one page.
  page: async ({ context }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The context has no page.')
    await use(page)
  },
  language: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  screens: async ({ page, language }, use) => use(screensOf(page, language)),
  signUpValues: async ({ api }, use) => use(signUp(api).values),
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors = new ConsoleErrors()
      consoleErrors.watch(context)
      await use(consoleErrors)
      expect(consoleErrors.unexpected(), 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
  arriveAt: async ({ page, api }, use) => {
    await use(async (stop, values) => {
      const newcomer = await signUp(api, values).upTo(stop)
      await openWithStorage(page, stepPath(stop), signUpEntries({ token: newcomer.token }))
      return newcomer
    })
  },
  signedInAt: async ({ page, api }, use) => {
    await use(async (path, someone) => {
      const customer = await (someone ?? (await newCustomer(api))).signIn()
      await openWithStorage(page, path, sessionEntries(customer))
      return customer
    })
  },
  adminAt: async ({ page, api }, use) => {
    await use(async path => {
      const admin = await signInStaff(api)
      await openWithStorage(page, path, adminEntries(admin.session))
      return admin
    })
  },
  colleagueAt: async ({ api, anotherBrowser }, use) => {
    const { page, screens } = await anotherBrowser()
    await use(async path => {
      await openWithStorage(page, path, adminEntries((await signInStaff(api, 'omar@plink.example')).session))
      return screens.admin
    })
  },
  decide: async ({ api }, use) => {
    await use(async (newcomer, decision) => {
      const phone = encodeURIComponent(newcomer.phoneNumber)
      const { items } = await (await api.request(`/api/sandbox/nafath?phoneNumber=${phone}`)).json()
      const decided = await newcomer.post(`/api/sandbox/nafath/${items[0].sessionId}/decision`, { decision })
      expect(decided.ok, `${decision} in Nafath`).toBe(true)
    })
  },
  anotherBrowser: async ({ browser, language, consoleErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      consoleErrors.watch(context)
      const page = await context.newPage()
      return { page, screens: screensOf(page, language) }
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
