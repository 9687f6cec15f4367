import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { screening } from '#web/messages/screening.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import type { useGlobalScreening } from './use-global-screening.ts'

/** What the page itself says. A review is one long wait: its questions to the server change nothing here, so nothing is read out anew. */
export function ScreeningProgress({ outcome, error, running, runAgain }: ReturnType<typeof useGlobalScreening>) {
  const t = useTexts(screening)
  if (outcome?.status === 'REJECTED') return <Rejected />
  if (outcome?.status === 'REVIEW') return <UnderReview error={error} />
  if (error && !running) return <Failed error={error} onTryAgain={runAgain} />
  return <Waiting title={t.performing}>{t.text}</Waiting>
}

function UnderReview({ error }: { error: unknown }) {
  const t = useTexts(screening)
  const errorText = useErrorText()
  return (
    <>
      <Waiting title={t.underReview}>{t.goesOnByItself}</Waiting>
      {error ? <Notice tone="warning">{errorText(error)}</Notice> : null}
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
