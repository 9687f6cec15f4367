import { logoutAdmin } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { adminSession, useAdminSession } from '#web/session/admin-session-state.ts'

/** Signs this tab out at once. The server is told so that the token dies too; the page does not wait for it. */
export function signOut(): void {
  // The call takes the token along before it is forgotten.
  if (adminSession.get()) logoutAdmin({ keepalive: true }).catch(() => {})
  adminSession.end('signed_out')
}

export function useAdminName(): string {
  const { nameless } = useTexts(admin)
  return useAdminSession()?.user.name.trim() || nameless
}
