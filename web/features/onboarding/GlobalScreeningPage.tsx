import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { GlobalScreeningRequest } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { screening } from '#web/messages/screening.ts'
import { paths } from '#web/paths.ts'
import { completeStep, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { screeningRequest } from './screening-request.ts'
import { useGlobalScreening } from './use-global-screening.ts'

export function GlobalScreeningPage() {
  const request = screeningRequest(useOnboarding().data)
  return request ? <Screening request={request} /> : <Navigate replace to={paths.nafath} />
}

function Screening({ request }: { request: GlobalScreeningRequest }) {
  const t = useTexts(screening)
  const errorText = useErrorText()
  const { outcome, error, running, runAgain } = useGlobalScreening(request)
  useClearance(outcome?.status === 'CLEAR')
  useRefusal(error)
  return (
    <SignUpStep step="globalScreening" title={t.title}>
      {error && !running ? (
        <>
          <Notice tone="danger" alert title={errorText(error)}>
            <p>{t.kept}</p>
          </Notice>
          <div>
            <Button onClick={runAgain}>{t.tryAgain}</Button>
          </div>
        </>
      ) : (
        <Waiting title={t.performing}>{t.text}</Waiting>
      )}
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

function ReviewDialog({ reason }: { reason?: string }) {
  const t = useTexts(screening)
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    navigate(paths.nafath)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.reviewTitle}
      description={reason ?? t.reviewText}
      actions={<Button onClick={close}>{t.close}</Button>}
    />
  )
}
