import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { latestOpenStep } from '#domain/onboarding.ts'
import { type AnyErrorCode, ApiError } from '#web/api/fetcher.ts'
import type { OnboardingSession } from '#web/api/generated/plinkAPI.schemas.ts'
import { getOnboarding, startFrom } from './onboarding-state.ts'
import { stepPath } from './step-path.ts'
import { useFetchOnboardingSession } from './use-fetch-onboarding-session.ts'
import { useReturnToPhone } from './use-return-to-phone.ts'

/** The codes that mean that browser and server disagree on the current step. */
const DISAGREEMENTS: readonly AnyErrorCode[] = ['STEP_REQUIRED', 'ONBOARDING_COMPLETE', 'FACTS_MISMATCH', 'FORBIDDEN']

/**
 * Handles errors that no screen can fix: it opens the step at which the server sees the sign-up. Returns whether it did;
 * otherwise the screen has to show the error.
 */
export function useOutOfStep(): (error: unknown) => Promise<boolean> {
  const navigate = useNavigate()
  const returnToPhone = useReturnToPhone()
  const fetchOnboardingSession = useFetchOnboardingSession()
  return useCallback(
    async error => {
      if (!(error instanceof ApiError)) return false
      if (error.body.code === 'UNAUTHENTICATED') {
        returnToPhone()
        return true
      }
      if (!DISAGREEMENTS.includes(error.body.code) || !(await isStarted(fetchOnboardingSession))) return false
      navigate(stepPath(latestOpenStep(getOnboarding().data)), { replace: true })
      return true
    },
    [navigate, returnToPhone, fetchOnboardingSession],
  )
}

/** Adopts the server's state. Returns false if the server is unreachable. */
async function isStarted(fetchOnboardingSession: () => Promise<OnboardingSession>): Promise<boolean> {
  try {
    startFrom(await fetchOnboardingSession())
    return true
  } catch {
    return false
  }
}
