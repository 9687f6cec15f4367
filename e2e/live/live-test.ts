import { test as base, type Page } from '@playwright/test'
import { authenticatorControls } from '#web/features/admin/session/admin-login.states.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { freePort } from '../../api/dev/free-port.ts'
import type { RehearsalBusiness } from '../../api/dev/rehearsal/provider-records.ts'
import { type Rehearsal, startRehearsal } from '../../api/dev/rehearsal/rehearsal.ts'
import { codeEntry } from '../screens/code-entry.ts'
import { type Screens, screensOf } from '../screens/screens.ts'

interface Journey {
  language: Locale
  screens: Screens
  /** A business that has no account. */
  business: RehearsalBusiness
}

/** A page of the portal on which a member of staff is signed in. */
interface Desk {
  page: Page
  admin: Screens['admin']
  scripts: Set<string>
}

interface Worker {
  rehearsal: Rehearsal
  desk: Desk
}

/** A journey in live mode, on its own rehearsal. */
export const test = base.extend<Journey, Worker>({
  rehearsal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const rehearsal = await startRehearsal({ port: await freePort(), env: { PROVIDER_TIMEOUT_SECONDS: '2' } })
      await use(rehearsal)
      await rehearsal.stop()
    },
    { scope: 'worker' },
  ],
  // All journeys share one desk, because a second factor signs in once.
  desk: [
    async ({ browser, rehearsal: { url, staff } }, use) => {
      const context = await browser.newContext({ baseURL: url })
      const page = await context.newPage()
      const scripts = loadedScripts(page)
      const { admin } = screensOf(page, 'en')
      await page.goto('/admin')
      await admin.signIn(staff.email, staff.password)
      await codeEntry(page, 'en', authenticatorControls).type(staff.code())
      await admin.dashboard.waitFor()
      await use({ page, admin, scripts })
      await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ rehearsal }, use) => use(rehearsal.url),
  language: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  screens: async ({ page, language }, use) => use(screensOf(page, language)),
  business: async ({ rehearsal }, use) => use(rehearsal.records.addBusiness()),
})

/** Collects the address of each script that the page loads from now on. A browser forgets them when it leaves the page. */
export function loadedScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('response', response => {
    if (response.request().resourceType() === 'script' && response.status() === 200) scripts.add(response.url())
  })
  return scripts
}

/** Approves as this person in the tab that the sign-up opens. */
export async function approveInNafath(page: Page, { nafath }: Screens, nationalId: string): Promise<void> {
  const popup = page.waitForEvent('popup')
  await nafath.portalLink.click()
  const portal = await popup
  await portal.getByRole('button', { name: nationalId }).click()
  await portal.getByText('Approved. Return to Plink.').waitFor()
  await portal.close()
}
