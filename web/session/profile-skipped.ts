import { stateField } from '#web/lib/navigation-state.ts'

/** Location state for a customer who continues to the dashboard without a profile. */
export const PROFILE_SKIPPED = { profileSkipped: true } as const

export function isProfileSkipped(state: unknown): boolean {
  return stateField(state, 'profileSkipped') === true
}
