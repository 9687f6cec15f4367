import type { Page } from '@playwright/test'
import type { Customer } from '#api/testing/customers/customer.ts'
import { ONBOARDING_STATE_VERSION } from '#domain/constants.ts'
import type { AdminSession } from '#web/api/generated/plinkAPI.schemas.ts'

interface Entries {
  local?: Record<string, string>
  session?: Record<string, string>
}

/**
 * Opens a page in a browser whose storage has these entries, as if from an earlier visit. Other entries in the given kinds of storage are removed.
 * The entries are written once, before the page's own code runs, so a reload sees what the page has stored.
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

/** The key of a sign-up in local storage. */
export const SIGN_UP_KEY = 'plink.onboarding'

interface SavedSignUp {
  version: string
  savedAt: number
  token?: string
  state: { currentStep: string; completedSteps: string[]; data: Record<string, unknown> }
  checkpoints: object
}

/** Returns the entries of an unfinished sign-up. */
export function signUpEntries(parts: Partial<SavedSignUp>): Required<Pick<Entries, 'local'>> {
  const state = { currentStep: 'businessType', completedSteps: [], data: {} }
  const signUp: SavedSignUp = {
    version: ONBOARDING_STATE_VERSION,
    savedAt: Date.now(),
    state,
    checkpoints: {},
    ...parts,
  }
  return { local: { [SIGN_UP_KEY]: JSON.stringify(signUp) } }
}

/** Returns the session of a customer who signed in over HTTP, in the form that the sign-in page stores. */
export function sessionEntries({ accessToken, refreshToken, userId }: Customer): Required<Pick<Entries, 'local'>> {
  return { local: { accessToken, refreshToken, userId } }
}

/** Returns the session of an administrator, which belongs to the tab. */
export function adminEntries({ token, name, role }: AdminSession): Entries {
  return { session: { 'plink.adminToken': token, 'plink.adminUser': JSON.stringify({ name, role }) } }
}
