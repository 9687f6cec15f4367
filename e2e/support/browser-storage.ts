import type { Page } from '@playwright/test'
import type { Customer } from '#api/testing/customer.ts'
import { ONBOARDING_STATE_VERSION } from '#domain/constants.ts'
import type { AdminSession } from '#web/api/generated/model/index.ts'

interface Entries {
  local?: Record<string, string>
  session?: Record<string, string>
}

/**
 * Opens a page in a browser that keeps these entries for the product, as an earlier visit would have left them; a kind of
 * storage that is given holds nothing else. They are there before the page's own code runs, and are put there once: a
 * reload finds what the page made of them.
 */
export async function openWithStorage(page: Page, path: string, { local, session }: Entries): Promise<void> {
  const script = await page.addInitScript(
    kinds => {
      for (const [storage, entries] of [
        [localStorage, kinds.local],
        [sessionStorage, kinds.session],
      ] as const) {
        if (!entries) continue
        storage.clear()
        for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)
      }
    },
    { local, session },
  )
  await page.goto(path)
  await script.dispose()
}

/** What the browser keeps of a sign-up, in local storage. */
export const SIGN_UP_KEY = 'plink.onboarding'

interface SavedSignUp {
  version: string
  savedAt: number
  token?: string
  state: { currentStep: string; completedSteps: string[]; data: Record<string, unknown> }
  checkpoints: object
}

/** A sign-up on its way. */
export function signUpEntries(parts: Partial<SavedSignUp>): Required<Pick<Entries, 'local'>> {
  const state = { currentStep: 'businessType', completedSteps: [], data: {} }
  const saved: SavedSignUp = {
    version: ONBOARDING_STATE_VERSION,
    savedAt: Date.now(),
    state,
    checkpoints: {},
    ...parts,
  }
  return { local: { [SIGN_UP_KEY]: JSON.stringify(saved) } }
}

/** The session of a customer who signed in elsewhere, as the sign-in here would leave it. */
export function sessionEntries({ accessToken, refreshToken, userId }: Customer): Required<Pick<Entries, 'local'>> {
  return { local: { accessToken, refreshToken, userId } }
}

/** The session of an administrator, which is the tab's. */
export function adminEntries({ token, name, role }: AdminSession): Entries {
  return { session: { 'plink.adminToken': token, 'plink.adminUser': JSON.stringify({ name, role }) } }
}
