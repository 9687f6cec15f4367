import { logout } from '#web/api/generated/auth.ts'
import { endSession, session, sessionActivity } from '#web/session/session-state.ts'

/** Signs this browser out, in every tab, at once. */
export function signOut(): void {
  sessionActivity.end()
  dropSession()
}

/**
 * Takes back a session that is over. The server is told so that the refresh token dies too; the page does not
 * wait for it and may even be closed meanwhile.
 */
export function dropSession(): void {
  const held = session.get()
  endSession()
  if (held) logout({ refreshToken: held.refreshToken }, { keepalive: true }).catch(() => {})
}
