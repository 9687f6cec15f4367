import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { nafath } from '#web/messages/nafath.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { CodeExpiry } from './CodeExpiry.tsx'
import { isWaiting } from './nafath-status.ts'
import type { Nafath } from './use-nafath.ts'

interface NafathProgressProps {
  approval: Nafath
  dialogOpen: boolean
  onShowRequest: () => void
}

/** What the page itself says, behind the dialogs and once they are dismissed. */
export function NafathProgress({ approval, dialogOpen, onShowRequest }: NafathProgressProps) {
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
