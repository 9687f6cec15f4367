import type { ReactNode } from 'react'
import { fractionDigits } from '#domain/money/fraction-digits.ts'
import type {
  DifferenceResolution,
  ReconciledAmount,
  ReconciliationDifference,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { Identifier, withoutUuid } from '#web/copy/Identifier.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { QueueItem } from '#web/staff/QueueItem.tsx'
import { PendingRequest } from '#web/staff/requests/PendingRequest.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { adminReconciliation } from './admin-reconciliation.messages.ts'

const POSTED = ['explained', 'suspense', 'fees'] as const satisfies readonly DifferenceResolution[]
const UNPOSTED = ['explained'] as const satisfies readonly DifferenceResolution[]

interface DifferenceRowProps {
  difference: ReconciliationDifference
  onResolve: (resolution: DifferenceResolution) => void
}

/** The figures of both sides, with the possible actions, the pending request, or the resolution. */
export function DifferenceRow({ difference, onResolve }: DifferenceRowProps) {
  const t = useTexts(adminReconciliation)
  const { dateTime } = useFormats()
  const mayChange = useMayChange()
  const { kind, reference, day, correction, since, request, resolution } = difference
  return (
    <QueueItem id={difference.differenceId} className="grid grid-cols-1 gap-3 px-4 py-4 text-sm">
      <div className="grid gap-1">
        <h2 className="text-base font-semibold">{t.kinds[kind]}</h2>
        <p className="text-muted">
          <DifferencePlace difference={difference} />
          {' · '}
          <time dateTime={since}>{t.noticed(dateTime(since))}</time>
        </p>
      </div>
      <DifferenceFigures difference={difference} />
      {resolution ? <Resolution difference={difference} /> : null}
      {request && !resolution ? (
        <PendingRequest requestId={request.requestId}>{t.requested(request.requestedBy.name)}</PendingRequest>
      ) : null}
      {mayChange && !request && !resolution ? (
        <div className="flex flex-wrap gap-2">
          {(correction === undefined ? UNPOSTED : POSTED).map(each => (
            <Button key={each} variant="secondary" onClick={() => onResolve(each)}>
              {t.resolve[each]} <VisuallyHidden>{reference ?? day}</VisuallyHidden>
            </Button>
          ))}
        </div>
      ) : null}
    </QueueItem>
  )
}

/** The source, the movement and the day of the file. */
export function DifferencePlace({ difference: { source, movement, day } }: { difference: ReconciliationDifference }) {
  const t = useTexts(adminReconciliation)
  const { date } = useFormats()
  return [t.sources[source], ...(movement ? [t.movementNames[movement]] : []), date(day)].join(' · ')
}

interface DifferenceFiguresProps {
  difference: ReconciliationDifference
  /** Has no button before the field that takes the focus. */
  inDialog?: boolean
}

/** The amounts of both sides, and what is posted to correct the books. */
export function DifferenceFigures({ difference, inDialog }: DifferenceFiguresProps) {
  const t = useTexts(adminReconciliation)
  const { expected, stated, correction, reference } = difference
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-2 text-sm">
      <Entry label={t.ours}>
        <Amount said={expected} />
      </Entry>
      <Entry label={t.theirs}>
        <Amount said={stated} />
      </Entry>
      {correction === undefined ? null : (
        <Entry label={t.correction}>
          <Amount said={{ amount: correction, currency: 'SAR' }} />
        </Entry>
      )}
      {reference === undefined ? null : (
        <Entry label={t.reference}>
          {inDialog ? <Ltr>{withoutUuid(reference)}</Ltr> : <Identifier value={reference} />}
        </Entry>
      )}
    </dl>
  )
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
)

/** A file may state any currency. */
function Amount({ said }: { said: ReconciledAmount | undefined }) {
  const t = useTexts(adminReconciliation)
  const { money } = useFormats()
  if (!said) return <span className="font-normal text-muted">{t.nothingSaid}</span>
  const { amount, currency } = said
  if (currency === 'SAR') return <Ltr>{money(amount)}</Ltr>
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  return <Ltr>{format.format(amount / 10 ** fractionDigits(currency))}</Ltr>
}

/** The resolution, with its time and its author. */
function Resolution({ difference: { resolution, request } }: { difference: ReconciliationDifference }) {
  const t = useTexts(adminReconciliation)
  const { dateTime } = useFormats()
  if (!resolution) return null
  return (
    <div className="grid grid-cols-1 gap-0.5 border-s-2 border-line ps-3 wrap-anywhere">
      <p>
        <span className="font-semibold">{t.outcomes[resolution.outcome]}</span>{' '}
        <span className="text-muted">{t.resolvedOn(dateTime(resolution.resolvedAt))}</span>
      </p>
      {request?.decision?.admin ? (
        <>
          <p className="text-muted">{t.by(request.requestedBy.name, request.decision.admin.name)}</p>
          <p className="whitespace-pre-line">
            <bdi>{request.reason}</bdi>
          </p>
        </>
      ) : null}
    </div>
  )
}
