import type { Page } from '@playwright/test'
import type { Person, Stop } from '#api/testing/personas.ts'
import { ONBOARDING_STATE_VERSION } from '#domain/constants.ts'
import { stepPath } from '#web/sign-up/step-path.ts'

/** What the browser keeps of a sign-up, in local storage. */
export const SIGN_UP_KEY = 'plink.onboarding'

/** Gives the browser the token of somebody on the way, as an earlier visit would have left it, and opens the step. */
export async function openAt(page: Page, stop: Stop, { token }: Pick<Person, 'token'>, origin: string): Promise<void> {
  await remember(page, savedSignUp({ token }), origin)
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

/** Puts a saved sign-up in the place of whatever this browser keeps for the product. */
export async function remember(page: Page, saved: SavedSignUp, origin: string): Promise<void> {
  const localStorage = [{ name: SIGN_UP_KEY, value: JSON.stringify(saved) }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}
