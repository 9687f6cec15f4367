import { useEffect, useState } from 'react'
import { isOpen, latestOpenStep, type Step } from '#domain/onboarding.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { getOnboardingSession, useGetOnboardingSession } from '#web/api/generated/onboarding.ts'
import { dataOfSession } from '#web/sign-up/onboarding-data.ts'
import { getOnboarding, startFrom } from '#web/sign-up/onboarding-state.ts'
import { useReturnToPhone } from '#web/sign-up/use-return-to-phone.ts'

interface StepBefore {
  /** The server has not said yet whether the page's step is open. */
  isAsking: boolean
  /** The step that comes first. */
  missing: Step | null
  onRefused: (error: ApiError) => Promise<boolean>
}

/**
 * For pages outside the order of sign-up: which step comes before theirs, asked before anything is typed and told again by a refusal.
 * Nothing is asked while it is not known for whom.
 */
export function useMissingStep(step: Step, isKnown: boolean): StepBefore {
  const { isAsking, missing: missingOnArrival } = useStepOnArrival(step, isKnown)
  const [missing, setMissing] = useState<Step | null>(null)
  const returnToPhone = useReturnToPhone()
  const onRefused = async ({ body }: ApiError) => {
    if (body.code === 'UNAUTHENTICATED') returnToPhone()
    else if (body.code === 'STEP_REQUIRED') setMissing(await openStep())
    else return false
    return true
  }
  return { isAsking, missing: missing ?? missingOnArrival, onRefused }
}

/** A server that cannot be asked now has the last word later. */
function useStepOnArrival(step: Step, isKnown: boolean): { isAsking: boolean; missing: Step | null } {
  const { data: session, error, isLoading } = useGetOnboardingSession({ query: { enabled: isKnown, gcTime: 0 } })
  const returnToPhone = useReturnToPhone()
  useEffect(() => {
    if (session) startFrom(session)
    if (error?.status === 401) returnToPhone()
  }, [session, error, returnToPhone])
  const facts = session && dataOfSession(session, {})
  // On the way to the phone step there is nothing to type into either.
  const isLeaving = error?.status === 401
  return { isAsking: isLoading || isLeaving, missing: facts && !isOpen(step, facts) ? latestOpenStep(facts) : null }
}

/** As the server sees it; when it cannot be asked, as this browser remembers it. */
async function openStep(): Promise<Step> {
  const session = await getOnboardingSession().catch(() => null)
  if (session) startFrom(session)
  return latestOpenStep(getOnboarding().data)
}
