import { ONBOARDING_STATE_HOURS, ONBOARDING_STATE_VERSION } from '#domain/constants.ts'
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

export type SavedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const LIFETIME_MILLISECONDS = ONBOARDING_STATE_HOURS * 3_600_000

/** Reads the stored state. Deletes a copy that is too old, damaged or of another version. */
export function readSaved(storage: SavedStorage, now: number): Saved | null {
  const text = guarded(() => storage.getItem(ONBOARDING_KEY))
  if (typeof text !== 'string') return null
  const saved = parse(text, now)
  if (saved === null) clearSaved(storage)
  return saved
}

/** Stores the state without what is temporary, such as `isLoading`. */
export function writeSaved(storage: SavedStorage, { state, token, checkpoints }: Saved, now: number): void {
  const { currentStep, completedSteps, data } = state
  const copy = {
    version: ONBOARDING_STATE_VERSION,
    savedAt: now,
    state: { currentStep, completedSteps, data },
    token,
    checkpoints,
  }
  guarded(() => storage.setItem(ONBOARDING_KEY, JSON.stringify(copy)))
}

export function clearSaved(storage: SavedStorage): void {
  guarded(() => storage.removeItem(ONBOARDING_KEY))
}

function parse(text: string, now: number): Saved | null {
  const copy: Partial<Saved & { version: string; savedAt: number }> | null = guarded(() => JSON.parse(text)) ?? null
  if (copy?.version !== ONBOARDING_STATE_VERSION || typeof copy.savedAt !== 'number' || !copy.state?.data) return null
  if (Math.abs(now - copy.savedAt) >= LIFETIME_MILLISECONDS) return null
  return { state: { ...NEW_ONBOARDING, ...copy.state }, token: copy.token, checkpoints: copy.checkpoints ?? {} }
}

/** Storage may be disabled, full or overwritten by others. The sign-up then exists in this page only. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
