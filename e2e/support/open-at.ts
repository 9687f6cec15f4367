import type { Page } from '@playwright/test'
import type { Customer } from '#api/testing/customer.ts'
import type { Person, Stop } from '#api/testing/personas.ts'
import { ONBOARDING_STATE_VERSION } from '#domain/constants.ts'
import { stepPath } from '#web/sign-up/step-path.ts'

/** What the browser keeps of a sign-up, in local storage. */
export const SIGN_UP_KEY = 'plink.onboarding'

/** Gives the browser the token of somebody on the way, as an earlier visit would have left it, and opens the step. */
export async function openAt(page: Page, stop: Stop, { token }: Pick<Person, 'token'>): Promise<void> {
  await remember(page, savedSignUp({ token }))
  await page.goto(stepPath(stop))
}

interface SavedSignUp {
  version: string
  savedAt: number
  token?: string
  state: { currentStep: string; completedSteps: string[]; data: Record<string, unknown> }
  checkpoints: object
}

export function savedSignUp(parts: Partial<SavedSignUp>): SavedSignUp {
  const state = { currentStep: 'businessType', completedSteps: [], data: {} }
  return { version: ONBOARDING_STATE_VERSION, savedAt: Date.now(), state, checkpoints: {}, ...parts }
}

const QUIET_PLACE = '/nothing-runs-here'
/** It names its icon, or the browser would look for one. */
const QUIET_PAGE = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }

/** Puts a saved sign-up in the place of whatever this browser keeps for the product. */
export async function remember(page: Page, saved: SavedSignUp): Promise<void> {
  await keepOnly(page, { [SIGN_UP_KEY]: JSON.stringify(saved) })
}

/** Gives the browser the session of somebody who signed in elsewhere, as the sign-in here would leave it. */
export async function keepSession(page: Page, customer: Customer): Promise<void> {
  const { accessToken, refreshToken, userId } = customer
  await keepOnly(page, { accessToken, refreshToken, userId })
}

/**
 * Puts these entries in the place of whatever this browser keeps for the product. An empty page of its origin is open
 * meanwhile, so that nothing of the page before writes over them.
 */
export async function keepOnly(page: Page, entries: Record<string, string>): Promise<void> {
  await openQuietPlace(page)
  await page.evaluate(kept => {
    localStorage.clear()
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, entries)
}

export async function openQuietPlace(page: Page): Promise<void> {
  await page.route(`**${QUIET_PLACE}`, route => route.fulfill(QUIET_PAGE), { times: 1 })
  await page.goto(QUIET_PLACE)
}
