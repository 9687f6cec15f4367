import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Step } from '#domain/onboarding.ts'
import { getOnboarding } from './onboarding-state.ts'
import { redirectFrom } from './step-path.ts'

/**
 * Where a visit to this step has to go instead; null when it may stay. Judged once for each visit: what a page learns
 * while it is open closes nothing under the person's hands, the page itself says where to go next.
 */
export function useStepGuard(step: Step): string | null {
  const { key } = useLocation()
  const judge = () => ({ key, elsewhere: redirectFrom(step, getOnboarding().data) })
  const [verdict, setVerdict] = useState(judge)
  if (verdict.key !== key) setVerdict(judge())
  return verdict.elsewhere
}
