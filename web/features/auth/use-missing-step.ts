import { useEffect, useState } from 'react'
import { isOpen, latestOpenStep, type Step } from '#domain/onboarding.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { useGetOnboardingSession } from '#web/api/generated/onboarding.ts'
import { dataOfSession } from '#web/sign-up/onboarding-data.ts'
import { getOnboarding, startFrom } from '#web/sign-up/onboarding-state.ts'
import { useFetchOnboardingSession } from '#web/sign-up/use-fetch-onboarding-session.ts'
import { useReturnToPhone } from '#web/sign-up/use-return-to-phone.ts'

interface MissingStep {
  /** Whether the page's step is open is not known yet. */
  isAsking: boolean
  /** The step that has to be completed first. */
  missing: Step | null
  onRefused: (error: ApiError) => Promise<boolean>
}

/**
 * For pages outside the order of sign-up: the step that has to be completed first. The server is asked when the page opens, and
 * again when it refuses the form. It is not asked while the user is unknown.
 */
export function useMissingStep(step: Step, isKnown: boolean): MissingStep {
  const { isAsking, missing: missingOnArrival } = useStepOnArrival(step, isKnown)
  const [missing, setMissing] = useState<Step | null>(null)
  const returnToPhone = useReturnToPhone()
  const fetchOnboardingSession = useFetchOnboardingSession()
  /** According to the server, or according to this browser if the server is unreachable. */
  const openStep = async (): Promise<Step> => {
    const session = await fetchOnboardingSession().catch(() => null)
    if (session) startFrom(session)
    return latestOpenStep(getOnboarding().data)
  }
  const onRefused = async ({ body }: ApiError) => {
    if (body.code === 'UNAUTHENTICATED') returnToPhone()
    else if (body.code === 'STEP_REQUIRED') setMissing(await openStep())
    else return false
    return true
  }
  return { isAsking, missing: missing ?? missingOnArrival, onRefused }
}

/** If the server is unreachable, the form opens: the server checks the step again when the form is sent. */
function useStepOnArrival(step: Step, isKnown: boolean): { isAsking: boolean; missing: Step | null } {
  const { data: session, error, isPending } = useGetOnboardingSession({ query: { enabled: isKnown, gcTime: 0 } })
  const returnToPhone = useReturnToPhone()
  useEffect(() => {
    if (session) startFrom(session)
    if (error?.status === 401) returnToPhone()
  }, [session, error, returnToPhone])
  const facts = session && dataOfSession(session, {})
  // No form is shown while the page navigates to the phone step.
  const isLeaving = error?.status === 401
  return {
    isAsking: (isKnown && isPending) || isLeaving,
    missing: facts && !isOpen(step, facts) ? latestOpenStep(facts) : null,
  }
}
