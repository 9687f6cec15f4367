import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getGetOnboardingSessionQueryOptions } from '#web/api/generated/onboarding.ts'
import type { OnboardingSession } from '#web/api/generated/plinkAPI.schemas.ts'

/** Returns a function that requests the current state of the sign-up. It throws errors of the server. */
export function useFetchOnboardingSession(): () => Promise<OnboardingSession> {
  const queryClient = useQueryClient()
  // Nothing is cached, because the next person on this page may have another sign-up.
  return useCallback(
    () => queryClient.fetchQuery({ ...getGetOnboardingSessionQueryOptions(), staleTime: 0, gcTime: 0 }),
    [queryClient],
  )
}
