import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { CopyButton } from '#web/copy/CopyButton.tsx'
import { ButtonLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { sandbox } from './sandbox.messages.ts'

export function ScreeningScenarios({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open placement="side" title={useTexts(sandbox).mock.title} onClose={onClose}>
      <TestIds />
    </Dialog>
  )
}

const OUTCOMES = {
  CLEAR: sandboxValues.idNumber.all_green,
  REVIEW: sandboxValues.idNumber.screening_review,
  NOT_ON_REGISTRATION: sandboxValues.idNumber.not_on_registration,
  UNAVAILABLE: sandboxValues.idNumber.screening_unavailable,
} as const

/** Each outcome has its own test ID, because the outcome depends on the verified ID. */
function TestIds() {
  const t = useTexts(sandbox).mock
  const outcomes = Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]
  return (
    <>
      <p className="text-muted">{t.screeningLead}</p>
      <dl className="grid gap-3">
        {outcomes.map(outcome => (
          <div key={outcome} className="rounded-md border border-line px-4 py-2">
            <dt className="font-semibold">{t.screening[outcome]}</dt>
            {OUTCOMES[outcome].map(id => (
              <dd key={id} className="flex items-center justify-between">
                <Ltr>{id}</Ltr>
                <CopyButton value={id} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <ButtonLink to={paths.idNumber}>{t.toIdStep}</ButtonLink>
    </>
  )
}
