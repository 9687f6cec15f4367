import { useState } from 'react'
import { Guarded } from '#web/sign-up/Guarded.tsx'
import { ProfileCreation } from './ProfileCreation.tsx'
import { Welcome } from './Welcome.tsx'

/** Stands outside the guard once the profile is there: then the sign-up is forgotten and no step of it is open. */
export function CompletePage() {
  const [created, setCreated] = useState(false)
  if (created) return <Welcome />
  return (
    <Guarded step="done">
      <ProfileCreation onCreated={() => setCreated(true)} />
    </Guarded>
  )
}
