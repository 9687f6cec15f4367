import { logoutAdmin } from '#web/api/generated/admin.ts'
import { callInBackground } from '#web/api/query-client.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/staff/admin.ts'
import { adminSession, useAdminSession } from '#web/session/admin-session-state.ts'

/** Signs this tab out. The server also revokes the token, but the page does not wait for it. */
export function signOut(): void {
  const session = adminSession.get()
  adminSession.end('signed_out')
  if (!session) return
  const headers = { Authorization: `Bearer ${session.token}` }
  callInBackground(() => logoutAdmin({ headers, keepalive: true }))
}

export function useAdminName(): string {
  const { nameless } = useTexts(admin)
  return useAdminSession()?.user.name.trim() || nameless
}
