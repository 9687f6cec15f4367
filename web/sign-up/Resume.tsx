import { useEffect } from 'react'
import { useGetOnboardingSession } from '#web/api/generated/onboarding.ts'
import { ServerState } from '#web/layouts/ServerState.tsx'
import { getOnboarding, startFrom, startFromMemory } from './onboarding-state.ts'
import { useReturnToPhone } from './use-return-to-phone.ts'

/** Asks the server for the current step, once, if a page opens with a stored token. */
export function Resume() {
  return (
    <ServerState>
      <AskForStep />
    </ServerState>
  )
}

function AskForStep() {
  const returnToPhone = useReturnToPhone()
  const { data: session, error } = useGetOnboardingSession({ query: { gcTime: 0 } })

  useEffect(() => {
    if (!getOnboarding().isLoading) return
    if (session) startFrom(session)
    else if (error?.status === 401) returnToPhone()
    else if (error) startFromMemory()
  }, [session, error, returnToPhone])
  return null
}
