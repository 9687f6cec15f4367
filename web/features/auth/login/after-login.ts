import type { AfterLogin, LoginCompleted } from '#web/api/generated/plinkAPI.schemas.ts'
import { paths } from '#web/paths.ts'
import { startSession } from '#web/session/session-state.ts'

const SIGNED_IN_AREA = /^\/app(?:[/?#]|$)/

/** The page after a sign-in: the profile if there is none, else the page that was requested, if it needs a sign-in. */
export function pathAfterLogin(nextStep: AfterLogin | undefined, from: string | undefined): string {
  if (nextStep === 'create_profile') return paths.complete
  // Returning to the sign-out page would end the new session at once.
  if (from === undefined || !SIGNED_IN_AREA.test(from) || from.startsWith(paths.logout)) return paths.dashboard
  return from
}

/** Stores the tokens of the last response of a sign-in. Returns false if it contains none. */
export function keepTokens({ userId, accessToken, refreshToken }: LoginCompleted): boolean {
  if (!accessToken || !refreshToken) return false
  startSession({ userId, accessToken, refreshToken })
  return true
}
