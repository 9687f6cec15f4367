import { logoutAdmin } from '#web/api/generated/admin.ts'
import { adminSession } from '#web/session/admin-session-state.ts'

/** Signs this tab out at once. The server is told so that the token dies too; the page does not wait for it. */
export function signOut(): void {
  // The call takes the token along before it is forgotten.
  if (adminSession.get()) logoutAdmin({ keepalive: true }).catch(() => {})
  adminSession.end('signed_out')
}
