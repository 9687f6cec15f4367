import { test as base, type Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { freePort } from '../../tools/free-port.ts'
import { type Rehearsal, startRehearsal } from '../../tools/rehearsal/rehearsal.ts'
import type { RehearsalBusiness } from '../../tools/rehearsal/world.ts'
import { type Screens, screensOf } from '../screens/screens.ts'

interface Journey {
  language: Locale
  screens: Screens
  /** A business that has no account. */
  business: RehearsalBusiness
}

interface Worker {
  rehearsal: Rehearsal
}

/** Journeys in live mode, on a rehearsal of their own. */
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
  baseURL: async ({ rehearsal }, use) => use(rehearsal.url),
  language: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  screens: async ({ page, language }, use) => use(screensOf(page, language)),
  business: async ({ rehearsal }, use) => use(rehearsal.world.addBusiness()),
})

/** Approves in the tab that the sign-up opens, as this person. */
export async function approveInNafath(page: Page, { nafath }: Screens, nationalId: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await nafath.portalLink.click()
  const portal = await opened
  await portal.getByRole('button', { name: nationalId }).click()
  await portal.getByText('Approved. Return to Plink.').waitFor()
  await portal.close()
}
