import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { NAFATH_LIFETIME_SECONDS, ONBOARDING_STATE_HOURS } from '#domain/constants.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { GlobalScreeningRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { screening } from '#web/messages/sign-up/screening.ts'
import { paths } from '#web/paths.ts'
import { useWaitingAtMost, useWaitingUntil } from '#web/session/waiting.ts'
import { nafathLocationStateOf } from '#web/sign-up/nafath-status.ts'
import { completeStep, getOnboarding, setField, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { screeningRequest, useRunGlobalScreening } from '#web/sign-up/use-run-global-screening.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { CodeExpiry, NafathDialog, PortalLink } from './NafathDialog.tsx'
import { nafath } from './nafath.messages.ts'
import { isWaiting } from './nafath-status.ts'
import { type Nafath, useInitiateNafath } from './use-initiate-nafath.ts'

export function NafathPage() {
  // Read on the first render only. Events that clear these values later, such as the end of the session, navigate by themselves.
  const [{ idNumber, phone }] = useState(() => getOnboarding().data)
  if (idNumber === undefined || phone === undefined) return <Navigate replace to={paths.idNumber} />
  return <NafathStep nationalId={idNumber} phoneE164={phoneToE164(phone)} />
}

function NafathStep({ nationalId, phoneE164 }: { nationalId: string; phoneE164: string }) {
  const t = useTexts(nafath)
  const navigate = useNavigate()
  const { portalOpenedFor } = nafathLocationStateOf(useLocation().state)
  const approval = useInitiateNafath(nationalId, phoneE164, portalOpenedFor)
  const [dialog, setDialog] = useDialogPerStatus(approval)
  useStoredRequest(approval)
  useRefusals(approval)
  useWaitsIn(approval)
  const screening = useOpenScreening(approval)

  if (screening) {
    return (
      <SignUpStep step="nafath" title={t.title} lead={t.lead}>
        <ScreeningReview request={screening} />
      </SignUpStep>
    )
  }
  return (
    <SignUpStep step="nafath" title={t.title} lead={t.lead}>
      <NafathProgress approval={approval} dialogOpen={dialog} onShowRequest={() => setDialog(true)} />
      <NafathDialog
        approval={approval}
        open={dialog}
        onDismiss={() => setDialog(false)}
        onAdvance={() => navigate(paths.globalScreening)}
        onGiveUp={() => navigate(paths.idNumber)}
      />
    </SignUpStep>
  )
}

/** Each status of each request opens its dialog once. After it is closed, only the button opens it again. */
function useDialogPerStatus({ request, status }: Nafath) {
  const [dismissed, setDismissed] = useState('')
  const current = request ? `${request.sessionId} ${status}` : status
  // A dialog that was closed while the request was starting stays closed.
  if (request && dismissed === status) setDismissed(current)
  return [dismissed !== current, (open: boolean) => setDismissed(open ? '' : current)] as const
}

/** Stores the request and its status for the guards of later steps and for later visits. */
function useStoredRequest({ request, status }: Nafath): void {
  useEffect(() => {
    if (request) setField('nafath', request)
    if (status === 'RECEIVED') completeStep('nafath', { nafathStatus: status })
    else if (status !== 'UNKNOWN' && (request || status === 'FAILED')) setField('nafathStatus', status)
  }, [request, status])
}

/** An error that this screen cannot fix opens the step at which the server sees the sign-up. */
function useRefusals({ startError, pollError }: Nafath): void {
  const outOfStep = useOutOfStep()
  useEffect(() => {
    outOfStep(startError ?? pollError)
  }, [startError, pollError, outOfStep])
}

/** The states in which the page waits: the person acts in Nafath, our team reviews the request, or an earlier request has to end. */
function useWaitsIn({ status, request, starting, failure, restartAt }: Nafath): void {
  useWaitingAtMost(starting ? NAFATH_LIFETIME_SECONDS : undefined)
  useWaitingAtMost(status === 'UNDER_REVIEW' ? SIGN_UP_SECONDS : undefined)
  useWaitingUntil(request && isWaiting(status) ? Date.parse(request.expiresAt) : undefined)
  useWaitingUntil(status === 'FAILED' && failure === 'start' ? restartAt : undefined)
}

/** A review can last as long as the sign-up. */
const SIGN_UP_SECONDS = ONBOARDING_STATE_HOURS * 3600

/**
 * The request of the screening if compliance reviews it. The identity is approved by then, and a continue button would only show that review again.
 */
function useOpenScreening({ status }: Nafath): GlobalScreeningRequest | null {
  const { data } = useOnboarding()
  const isOpen = status === 'RECEIVED' && data.screeningStatus === 'REVIEW'
  return isOpen ? screeningRequest(data) : null
}

/** Continues with the screening once its review has ended. */
function ScreeningReview({ request }: { request: GlobalScreeningRequest }) {
  const t = useTexts(screening)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const outOfStep = useOutOfStep()
  const { outcome, error } = useRunGlobalScreening(request)
  useWaitingAtMost(SIGN_UP_SECONDS)
  const hasEnded = outcome !== undefined && outcome.status !== 'REVIEW'
  useEffect(() => {
    if (hasEnded) navigate(paths.globalScreening)
  }, [hasEnded, navigate])
  useEffect(() => {
    outOfStep(error)
  }, [error, outOfStep])
  return (
    <>
      <Waiting title={t.inReviewTitle}>
        <p>{t.inReviewText}</p>
        <p>{t.goesOnByItself}</p>
      </Waiting>
      {error ? <Notice tone="warning">{errorText(error)}</Notice> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={paths.globalScreening}>{t.showReview}</ButtonLink>
        <TextLink to={paths.idNumber}>{useTexts(nafath).changeId}</TextLink>
      </div>
    </>
  )
}

interface NafathProgressProps {
  approval: Nafath
  dialogOpen: boolean
  onShowRequest: () => void
}

/** The content of the page, behind the dialogs and after they are closed. */
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
      {/* The dialog that leads to the portal has its own countdown. A screen reader would read out both. */}
      {request && isWaiting(status) && !(dialogOpen && status === 'REDIRECTION') ? (
        <CodeExpiry request={request} onEnd={approval.endLifetime} />
      ) : null}
      {pollError && pollError.status !== 404 ? <Notice tone="warning">{errorText(pollError)}</Notice> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={onShowRequest}>{t.showRequest}</Button>
        {request && isWaiting(status) && !dialogOpen ? (
          <PortalLink variant="secondary" url={request.redirectUrl} onOpen={approval.openPortal} />
        ) : null}
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
