import { logoutAdmin } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { adminSession, useAdminSession } from '#web/session/admin-session-state.ts'

/** Signs this tab out. The server also revokes the token, but the page does not wait for it. */
export function signOut(): void {
  // The call reads the token before the session is deleted.
  if (adminSession.get()) logoutAdmin({ keepalive: true }).catch(() => {})
  adminSession.end('signed_out')
}

export function useAdminName(): string {
  const { nameless } = useTexts(admin)
  return useAdminSession()?.user.name.trim() || nameless
}
