import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Step } from '#domain/onboarding.ts'
import { useOnboarding } from './onboarding-state.ts'
import { StepSkeleton } from './StepSkeleton.tsx'
import { useResume } from './use-resume.ts'
import { useStepGuard } from './use-step-guard.ts'

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
