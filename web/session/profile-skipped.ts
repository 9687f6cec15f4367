import { stateField } from '#web/lib/navigation-state.ts'

/** Navigation state of whoever goes on to the dashboard although the profile could not be created. */
export const PROFILE_SKIPPED = { profileSkipped: true } as const

export function isProfileSkipped(state: unknown): boolean {
  return stateField(state, 'profileSkipped') === true
}
