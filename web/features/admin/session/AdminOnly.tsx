import { Navigate, useLocation } from 'react-router-dom'
import { ServerState } from '#web/layouts/ServerState.tsx'
import { paths } from '#web/paths.ts'
import { adminSession, useAdminSession } from '#web/session/admin-session-state.ts'
import type { AdminLoginState } from './admin-login-location-state.ts'

/** Around the admin portal. What the server told one administrator is not shown to the next. */
export function AdminOnly() {
  const session = useAdminSession()
  const { pathname, search } = useLocation()
  if (session?.user.role === 'admin') return <ServerState key={session.token} />
  const ended = session ? 'not_admin' : adminSession.endedBy()
  // Whoever signed out is done here; the next one begins at the beginning.
  const arrival: AdminLoginState = ended === 'signed_out' ? {} : { from: pathname + search, ended: ended ?? undefined }
  return <Navigate replace to={paths.adminLogin} state={arrival} />
}
