import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Step } from '#domain/onboarding.ts'
import { useGetOnboardingSession } from '#web/api/generated/onboarding.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { onboarding } from '#web/messages/onboarding.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { getOnboarding, startFrom, startFromMemory, useOnboarding } from './onboarding-state.ts'
import { SignUpStep } from './SignUpStep.tsx'
import { redirectFrom } from './step-path.ts'
import { useReturnToPhone } from './use-return-to-phone.ts'

interface GuardedProps {
  step: Step
  children: ReactNode
}

/** Around the page of a step: shows it once it is known that the step is open, and leads elsewhere when it is not. */
export function Guarded({ step, children }: GuardedProps) {
  useResume()
  const { isLoading } = useOnboarding()
  if (isLoading) return <StepSkeleton step={step} />
  return <Visit step={step}>{children}</Visit>
}

function Visit({ step, children }: GuardedProps) {
  const elsewhere = useStepGuard(step)
  return elsewhere ? <Navigate replace to={elsewhere} /> : children
}

/**
 * Where a visit to this step has to go instead; null when it may stay. Judged once for each visit: what a page learns
 * while it is open closes nothing under the person's hands, the page itself says where to go next.
 */
function useStepGuard(step: Step): string | null {
  const { key } = useLocation()
  const judge = () => ({ key, elsewhere: redirectFrom(step, getOnboarding().data) })
  const [verdict, setVerdict] = useState(judge)
  if (verdict.key !== key) setVerdict(judge())
  return verdict.elsewhere
}

/** Holds the place of a step while the server is asked whether it is the one to show. */
function StepSkeleton({ step }: { step: Step }) {
  const { loading } = useTexts(common)
  return (
    <SignUpStep step={step} title={useTexts(onboarding).resuming}>
      <div role="status" className="grid gap-6">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-11 w-28" />
      </div>
    </SignUpStep>
  )
}

/** Asks the server once, when the page is entered with a token from before, where the sign-up stands. */
function useResume(): void {
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
