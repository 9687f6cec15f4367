import type { LoginCompleted } from '#web/api/generated/model/index.ts'
import { startSession } from '#web/session/session-state.ts'

/** Signs this browser in with the answer that ends a sign-in; false when it brings no tokens. */
export function keepTokens({ userId, accessToken, refreshToken }: LoginCompleted): boolean {
  if (!accessToken || !refreshToken) return false
  startSession({ userId, accessToken, refreshToken })
  return true
}
