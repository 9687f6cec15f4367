import { useEffect } from 'react'
import { useGetOnboardingSession } from '#web/api/generated/onboarding.ts'
import { getOnboarding, startFrom, startFromMemory, useOnboarding } from './onboarding-state.ts'
import { useReturnToPhone } from './use-return-to-phone.ts'

/** Asks the server once, when the page is entered with a token from before, where the sign-up stands. */
export function useResume(): void {
  const { isLoading } = useOnboarding()
  const returnToPhone = useReturnToPhone()
  const { data: session, error } = useGetOnboardingSession({ query: { enabled: isLoading, gcTime: 0 } })

  useEffect(() => {
    if (!getOnboarding().isLoading) return
    if (session) startFrom(session)
    else if (error?.status === 401) returnToPhone()
    else if (error) startFromMemory()
  }, [session, error, returnToPhone])
}
