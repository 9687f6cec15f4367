import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ServerState } from '#web/layouts/ServerState.tsx'
import { paths } from '#web/paths.ts'
import { sessionEndOf } from '#web/session/session-end.ts'
import { sessionActivity } from '#web/session/session-state.ts'
import { useSession } from '#web/session/use-session.ts'

/** Wraps the pages that need a sign-in. Data of one customer is not shown to the next. */
export function SignedIn() {
  const userId = useSession()
  const [cameSignedIn] = useState(userId !== null)
  const { pathname, search } = useLocation()
  if (userId !== null) return <ServerState key={userId} />
  // After a sign-out in any tab, or a time-out, the landing page opens. After an end by the server, the sign-in opens.
  if (cameSignedIn && sessionActivity.phase() === 'over') {
    return <Navigate replace to={paths.landing} state={sessionEndOf('session', sessionActivity)} />
  }
  return <Navigate replace to={paths.login} state={{ from: pathname + search, sessionEnded: cameSignedIn }} />
}
