import { ONBOARDING_STATE_HOURS, ONBOARDING_STATE_VERSION } from '#domain/constants.ts'
import type { KeyValueStorage } from '#web/lib/safe-storage.ts'
import { NEW_ONBOARDING, type OnboardingState } from './onboarding-transitions.ts'

export const ONBOARDING_KEY = 'plink.onboarding'

/** A state of the sign-up that can be restored. */
export interface Checkpoint {
  state: OnboardingState
  token?: string
}

/** Everything that survives a reload. */
export interface Saved extends Checkpoint {
  checkpoints: Record<string, Checkpoint>
}

const LIFETIME_MILLISECONDS = ONBOARDING_STATE_HOURS * 3_600_000

/** Reads the stored state. Deletes a copy that is too old, damaged or of another version. */
export function readSaved(storage: KeyValueStorage, now: number): Saved | null {
  const text = storage.getItem(ONBOARDING_KEY)
  if (text === null) return null
  const state = parse(text, now)
  if (state === null) clearSaved(storage)
  return state
}

/** Stores the state without temporary fields, such as `isLoading`. */
export function writeSaved(storage: KeyValueStorage, { state, token, checkpoints }: Saved, now: number): void {
  const { currentStep, completedSteps, data } = state
  const copy = {
    version: ONBOARDING_STATE_VERSION,
    savedAt: now,
    state: { currentStep, completedSteps, data },
    token,
    checkpoints,
  }
  storage.setItem(ONBOARDING_KEY, JSON.stringify(copy))
}

export function clearSaved(storage: KeyValueStorage): void {
  storage.removeItem(ONBOARDING_KEY)
}

function parse(text: string, now: number): Saved | null {
  const copy: Partial<Saved & { version: string; savedAt: number }> | null = parsedJson(text)
  if (copy?.version !== ONBOARDING_STATE_VERSION || typeof copy.savedAt !== 'number' || !copy.state?.data) return null
  if (Math.abs(now - copy.savedAt) >= LIFETIME_MILLISECONDS) return null
  return { state: { ...NEW_ONBOARDING, ...copy.state }, token: copy.token, checkpoints: copy.checkpoints ?? {} }
}

function parsedJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
