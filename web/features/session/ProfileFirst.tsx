import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useMe } from '#web/api/use-me.ts'
import { paths } from '#web/paths.ts'
import { isProfileSkipped } from '#web/session/profile-skipped.ts'

/** Wraps the pages that show a business. Redirects a customer without a profile to its creation, unless that was just skipped. */
export function ProfileFirst() {
  const { data: me } = useMe()
  const { state } = useLocation()
  if (me?.nextStep === 'create_profile' && !isProfileSkipped(state)) return <Navigate replace to={paths.complete} />
  return <Outlet />
}
