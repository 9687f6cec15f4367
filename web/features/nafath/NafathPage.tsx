import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { phoneToE164 } from '#domain/phone.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { nafath } from '#web/messages/nafath.ts'
import { paths } from '#web/paths.ts'
import { completeStep, getOnboarding, setAnswer } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { NafathDialog } from './NafathDialog.tsx'
import { NafathProgress } from './NafathProgress.tsx'
import { type Nafath, useNafath } from './use-nafath.ts'

export function NafathPage() {
  // As they were on arrival: what takes them away later, the end of the session for one, says itself where to go.
  const [{ idNumber, phone }] = useState(() => getOnboarding().data)
  if (idNumber === undefined || phone === undefined) return <Navigate replace to={paths.idNumber} />
  return <NafathStep nationalId={idNumber} phoneE164={phoneToE164(phone)} />
}

function NafathStep({ nationalId, phoneE164 }: { nationalId: string; phoneE164: string }) {
  const t = useTexts(nafath)
  const navigate = useNavigate()
  const approval = useNafath(nationalId, phoneE164)
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
