import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/use-session.ts'
import { Guarded } from '#web/sign-up/Guarded.tsx'
import { ProfileCreation } from './ProfileCreation.tsx'
import { SignUpOfSession } from './SignUpOfSession.tsx'
import { Welcome } from './Welcome.tsx'

/** Stands outside the guard once the profile is there: then the sign-up is forgotten and no step of it is open. */
export function CompletePage() {
  const userId = useSession()
  const [cameSignedIn] = useState(userId !== null)
  const [created, setCreated] = useState(false)
  if (created) return <Welcome />
  if (cameSignedIn && userId === null) return <SignInAgain />
  const creation = (
    <Guarded step="done">
      <ProfileCreation onCreated={() => setCreated(true)} />
    </Guarded>
  )
  return userId === null ? creation : <SignUpOfSession userId={userId}>{creation}</SignUpOfSession>
}

function SignInAgain() {
  return <Navigate replace to={paths.login} state={{ from: paths.dashboard, sessionEnded: true }} />
}
