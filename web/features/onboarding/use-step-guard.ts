import { isOpen, latestOpenStep, type Step } from '#domain/onboarding.ts'
import { useOnboarding } from './onboarding-state.ts'
import { stepPath } from './step-path.ts'

/** Where a visit to this step has to go instead; null when it may stay. */
export function useStepGuard(step: Step): string | null {
  const { data } = useOnboarding()
  return isOpen(step, data) ? null : stepPath(latestOpenStep(data))
}
