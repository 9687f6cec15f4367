import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { GlobalScreeningRequest } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { screening } from '#web/messages/screening.ts'
import { paths } from '#web/paths.ts'
import { completeStep, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { ScreeningProgress } from './ScreeningProgress.tsx'
import { screeningRequest } from './screening-request.ts'
import { useGlobalScreening } from './use-global-screening.ts'

export function GlobalScreeningPage() {
  const request = screeningRequest(useOnboarding().data)
  return request ? <Screening request={request} /> : <Navigate replace to={paths.nafath} />
}

function Screening({ request }: { request: GlobalScreeningRequest }) {
  const screened = useGlobalScreening(request)
  const { outcome, error } = screened
  useClearance(outcome?.status === 'CLEAR')
  useRefusal(error)
  return (
    <SignUpStep step="globalScreening" title={useTexts(screening).title}>
      <ScreeningProgress {...screened} />
      {outcome?.status === 'REVIEW' ? <ReviewDialog reason={outcome.reason} /> : null}
    </SignUpStep>
  )
}

/** The way on is open only with a clear outcome; there is nothing to press. */
function useClearance(clear: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!clear) return
    completeStep('globalScreening', { screeningClear: true })
    navigate(paths.kyb, { replace: true })
  }, [clear, navigate])
}

function useRefusal(error: unknown): void {
  const outOfStep = useOutOfStep()
  useEffect(() => {
    outOfStep(error)
  }, [error, outOfStep])
}
