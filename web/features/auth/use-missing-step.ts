import { useState } from 'react'
import { latestOpenStep, type Step } from '#domain/onboarding.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { getOnboardingSession } from '#web/api/generated/onboarding.ts'
import { getOnboarding, startFrom } from '#web/sign-up/onboarding-state.ts'
import { useReturnToPhone } from '#web/sign-up/use-return-to-phone.ts'

/** For pages outside the order of sign-up: which step the server wants first, once it has said that one is missing. */
export function useMissingStep(): [missing: Step | null, onRefused: (error: ApiError) => Promise<boolean>] {
  const [missing, setMissing] = useState<Step | null>(null)
  const returnToPhone = useReturnToPhone()
  const onRefused = async ({ body }: ApiError) => {
    if (body.code === 'UNAUTHENTICATED') returnToPhone()
    else if (body.code === 'STEP_REQUIRED') setMissing(await openStep())
    else return false
    return true
  }
  return [missing, onRefused]
}

/** As the server sees it; when it cannot be asked, as this browser remembers it. */
async function openStep(): Promise<Step> {
  const session = await getOnboardingSession().catch(() => null)
  if (session) startFrom(session)
  return latestOpenStep(getOnboarding().data)
}
