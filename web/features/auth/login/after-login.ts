import type { AfterLogin, LoginCompleted } from '#web/api/generated/model/index.ts'
import { paths } from '#web/paths.ts'
import { startSession } from '#web/session/session-state.ts'

const SIGNED_IN_AREA = /^\/app(?:[/?#]|$)/

/** Where a finished sign-in leads: to the profile if there is none, else where the person wanted to go in the signed-in area. */
export function pathAfterLogin(nextStep: AfterLogin | undefined, from: string | undefined): string {
  if (nextStep === 'create_profile') return paths.complete
  // Whoever was sent here on the way out does not want to leave at once.
  if (from === undefined || !SIGNED_IN_AREA.test(from) || from.startsWith(paths.logout)) return paths.dashboard
  return from
}

/** Signs this browser in with the answer that ends a sign-in; false when it brings no tokens. */
export function keepTokens({ userId, accessToken, refreshToken }: LoginCompleted): boolean {
  if (!accessToken || !refreshToken) return false
  startSession({ userId, accessToken, refreshToken })
  return true
}
