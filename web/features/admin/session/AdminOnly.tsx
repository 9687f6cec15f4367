import { Navigate, useLocation } from 'react-router-dom'
import { ServerState } from '#web/layouts/ServerState.tsx'
import { paths } from '#web/paths.ts'
import { adminSession, useAdminSession } from '#web/session/admin-session-state.ts'
import type { AdminLoginState } from './admin-login-location-state.ts'

/** The guard of the admin portal. Cached data of one administrator is not shown to the next. */
export function AdminOnly() {
  const session = useAdminSession()
  const { pathname, search } = useLocation()
  if (session) return <ServerState key={session.token} />
  const ended = adminSession.endedBy()
  // After a sign-out, the next administrator starts at the first page.
  const arrival: AdminLoginState = ended === 'signed_out' ? {} : { from: pathname + search, ended: ended ?? undefined }
  return <Navigate replace to={paths.adminLogin} state={arrival} />
}
