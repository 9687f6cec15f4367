import { type ReactNode, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Step } from '#domain/onboarding.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { page } from '#web/lib/page.ts'
import { common } from '#web/messages/common.ts'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { getOnboarding, useOnboarding } from './onboarding-state.ts'
import { SignUpStep } from './SignUpStep.tsx'
import { redirectFrom } from './step-path.ts'

interface GuardedProps {
  step: Step
  children: ReactNode
}

/** Lazy, because it calls the server, and a person who begins a sign-up does not need it. */
const Resume = page(() => import('./Resume.tsx'), 'Resume')

/** Shows the page of a step if the step is open, and redirects otherwise. */
export function Guarded({ step, children }: GuardedProps) {
  const { isLoading } = useOnboarding()
  if (!isLoading) return <Visit step={step}>{children}</Visit>
  return (
    <>
      <Suspense>
        <Resume />
      </Suspense>
      <StepSkeleton step={step} />
    </>
  )
}

function Visit({ step, children }: GuardedProps) {
  const elsewhere = useStepGuard(step)
  return elsewhere ? <Navigate replace to={elsewhere} /> : children
}

/**
 * The page to redirect to, or null. Evaluated once per visit: what changes while the page is open does not redirect,
 * because the page itself navigates.
 */
function useStepGuard(step: Step): string | null {
  const { key } = useLocation()
  const judge = () => ({ key, elsewhere: redirectFrom(step, getOnboarding().data) })
  const [verdict, setVerdict] = useState(judge)
  if (verdict.key !== key) setVerdict(judge())
  return verdict.elsewhere
}

/** The placeholder of a step while the server is asked for the current step. */
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
