import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { nextStep } from '#domain/onboarding.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { GlobalScreening, GlobalScreeningRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { ButtonLink } from '#web/layouts/links.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { screening } from '#web/messages/sign-up/screening.ts'
import { paths } from '#web/paths.ts'
import { completeStep, getOnboarding, setField, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { stepPath } from '#web/sign-up/step-path.ts'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { screeningRequest, useRunGlobalScreening } from '#web/sign-up/use-run-global-screening.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { English } from '#web/ui/English.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'

export function GlobalScreeningPage() {
  const request = screeningRequest(useOnboarding().data)
  return request ? <Screening request={request} /> : <Navigate replace to={paths.nafath} />
}

function Screening({ request }: { request: GlobalScreeningRequest }) {
  const screened = useRunGlobalScreening(request)
  const { outcome, error } = screened
  useStoredOutcome(outcome?.status)
  useRefusal(error)
  return (
    <SignUpStep step="globalScreening" title={useTexts(screening).title}>
      <ScreeningProgress {...screened} />
    </SignUpStep>
  )
}

/** Opens the next step automatically after a clear outcome. Another one is stored for the identity step, which a closed review returns to. */
function useStoredOutcome(status: GlobalScreening['status'] | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (status === undefined) return
    setField('screeningStatus', status)
    if (status !== 'CLEAR') return
    completeStep('globalScreening', { screeningClear: true })
    navigate(stepPath(nextStep('globalScreening', getOnboarding().data)), { replace: true })
  }, [status, navigate])
}

function useRefusal(error: unknown): void {
  const outOfStep = useOutOfStep()
  useEffect(() => {
    outOfStep(error)
  }, [error, outOfStep])
}

/** The content of the page. Polling during a review does not change it, so that screen readers do not read it out again. */
function ScreeningProgress({ outcome, error, running, runAgain }: ReturnType<typeof useRunGlobalScreening>) {
  const t = useTexts(screening)
  if (outcome?.status === 'REJECTED') return <Rejected />
  if (error && !running && outcome === undefined) return <Failed error={error} onTryAgain={runAgain} />
  return (
    <>
      <Waiting title={t.performing}>{t.text}</Waiting>
      {outcome?.status === 'REVIEW' ? <UnderReview outcome={outcome} error={error} /> : null}
    </>
  )
}

interface UnderReviewProps {
  outcome: GlobalScreening
  /** The error of the last attempt to read the outcome. */
  error: unknown
}

/** A dialog over the page, which continues automatically once the review has ended. */
function UnderReview({ outcome, error }: UnderReviewProps) {
  const t = useTexts(screening)
  const navigate = useNavigate()
  const errorText = useErrorText()
  const close = () => navigate(paths.nafath)
  const isAboutRegistration = outcome.review === 'not_on_registration'
  return (
    <Dialog
      open
      onClose={close}
      title={t.reviewTitle}
      description={
        <>
          {isAboutRegistration ? <RegistrationReason /> : <ScreeningReason reason={outcome.reason} />}
          <p>{t.goesOnByItself}</p>
          <p>{t.afterClosing}</p>
        </>
      }
      actions={
        <>
          <Button onClick={close}>{t.close}</Button>
          {isAboutRegistration ? (
            <ButtonLink variant="secondary" to={paths.crNumber}>
              {t.otherCrNumber}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {error ? <Notice tone="warning">{errorText(error)}</Notice> : null}
    </Dialog>
  )
}

/** The reason is in English, so other languages have the usual text before it. */
function ScreeningReason({ reason }: { reason?: string }) {
  const t = useTexts(screening)
  const { locale } = useLocale()
  return (
    <>
      {reason && locale === 'en' ? null : <p>{t.reviewText}</p>}
      {reason ? (
        <p>
          <English>{reason}</English>
        </p>
      ) : null}
    </>
  )
}

/** A person who entered the number of another company can correct it. */
function RegistrationReason() {
  const t = useTexts(screening)
  return (
    <>
      <p className="font-semibold text-ink">{t.registrationTitle}</p>
      <p>{t.registrationText}</p>
    </>
  )
}

function Failed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const t = useTexts(screening)
  const errorText = useErrorText()
  return (
    <>
      <Notice tone="danger" alert title={errorText(error)}>
        <p>{t.kept}</p>
      </Notice>
      <div>
        <Button onClick={onTryAgain}>{t.tryAgain}</Button>
      </div>
    </>
  )
}

function Rejected() {
  const t = useTexts(screening)
  return (
    <>
      <Notice tone="danger" alert title={t.rejectedTitle}>
        <p>{t.rejectedText}</p>
      </Notice>
      <SupportContact />
    </>
  )
}
