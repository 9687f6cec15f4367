import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { phoneToE164 } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { nafath } from '#web/messages/nafath.ts'
import { paths } from '#web/paths.ts'
import { completeStep, getOnboarding, setAnswer } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { CodeExpiry, NafathDialog } from './NafathDialog.tsx'
import { isWaiting } from './nafath-status.ts'
import { type Nafath, useInitiateNafath } from './use-initiate-nafath.ts'

export function NafathPage() {
  // As they were on arrival: what takes them away later, the end of the session for one, says itself where to go.
  const [{ idNumber, phone }] = useState(() => getOnboarding().data)
  if (idNumber === undefined || phone === undefined) return <Navigate replace to={paths.idNumber} />
  return <NafathStep nationalId={idNumber} phoneE164={phoneToE164(phone)} />
}

function NafathStep({ nationalId, phoneE164 }: { nationalId: string; phoneE164: string }) {
  const t = useTexts(nafath)
  const navigate = useNavigate()
  const approval = useInitiateNafath(nationalId, phoneE164)
  const [dialog, setDialog] = useDialogPerStatus(approval)
  useRemembered(approval)
  useRefusals(approval)

  const advance = () => {
    completeStep('nafath', { nafathStatus: 'RECEIVED' })
    navigate(paths.globalScreening)
  }
  return (
    <SignUpStep step="nafath" title={t.title} lead={t.lead}>
      <NafathProgress approval={approval} dialogOpen={dialog} onShowRequest={() => setDialog(true)} />
      <NafathDialog
        approval={approval}
        open={dialog}
        onDismiss={() => setDialog(false)}
        onAdvance={advance}
        onGiveUp={() => navigate(paths.idNumber)}
      />
    </SignUpStep>
  )
}

/** Each status of each request opens its dialog once; dismissed, it stays away until it is asked for. */
function useDialogPerStatus({ request, status }: Nafath) {
  const [dismissed, setDismissed] = useState('')
  const occasion = request ? `${request.sessionId} ${status}` : status
  // Dismissed while the request was starting: it stays away once the request is there.
  if (request && dismissed === status) setDismissed(occasion)
  return [dismissed !== occasion, (open: boolean) => setDismissed(open ? '' : occasion)] as const
}

/** The guards of the later steps, and a later visit, go by what is remembered here. */
function useRemembered({ request, status }: Nafath): void {
  useEffect(() => {
    if (request) setAnswer('nafath', request)
    if (request || status === 'FAILED') setAnswer('nafathStatus', status)
  }, [request, status])
}

/** A refusal that this screen cannot mend leads to where the server sees the sign-up. */
function useRefusals({ startError, pollError }: Nafath): void {
  const outOfStep = useOutOfStep()
  useEffect(() => {
    outOfStep(startError ?? pollError)
  }, [startError, pollError, outOfStep])
}

interface NafathProgressProps {
  approval: Nafath
  dialogOpen: boolean
  onShowRequest: () => void
}

/** What the page itself says, behind the dialogs and once they are dismissed. */
function NafathProgress({ approval, dialogOpen, onShowRequest }: NafathProgressProps) {
  const t = useTexts(nafath)
  const errorText = useErrorText()
  const { status, request, pollError } = approval
  return (
    <>
      {status === 'UNDER_REVIEW' ? (
        <Waiting title={t.reviewTitle}>{t.reviewText}</Waiting>
      ) : (
        <Waiting title={t.processing}>
          <WhatToDo />
        </Waiting>
      )}
      {/* The dialog that leads to the portal has the countdown itself; two would both be read out. */}
      {request && isWaiting(status) && !(dialogOpen && status === 'REDIRECTION') ? (
        <CodeExpiry request={request} onEnd={approval.endLifetime} />
      ) : null}
      {pollError && pollError.status !== 404 ? <Notice tone="warning">{errorText(pollError)}</Notice> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={onShowRequest}>{t.showRequest}</Button>
        <TextLink to={paths.idNumber}>{t.changeId}</TextLink>
      </div>
    </>
  )
}

function WhatToDo() {
  const t = useTexts(nafath)
  return (
    <>
      <p>{t.stepsTitle}:</p>
      <ol className="grid list-decimal gap-1 ps-5">
        {t.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t.ifNothing}</p>
    </>
  )
}
