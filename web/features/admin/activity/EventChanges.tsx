import type { AdminEventChange } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminActivity } from '#web/messages/admin-activity.ts'
import { ArrowForwardIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { labelIn } from './EventSubject.tsx'

/** Field by field, from what to what. */
export function EventChanges({ changes }: { changes: readonly AdminEventChange[] }) {
  const t = useTexts(adminActivity)
  return (
    <dl aria-label={t.changes} className="grid gap-1 text-sm">
      {changes.map(change => (
        <div key={change.field} className="flex flex-wrap items-center gap-x-2">
          <dt className="text-muted">{labelIn(t.fields, change.field)}</dt>
          <dd className="flex flex-wrap items-center gap-x-2">
            <FromTo {...change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FromTo({ field, from, to }: AdminEventChange) {
  const t = useTexts(adminActivity)
  return (
    <>
      {from === undefined ? null : (
        <>
          <VisuallyHidden>{t.from}</VisuallyHidden>
          <Value field={field} value={from} />
          <ArrowForwardIcon className="size-4 shrink-0 text-muted" />
        </>
      )}
      <VisuallyHidden>{t.to}</VisuallyHidden>
      {to === undefined ? null : <Value field={field} value={to} />}
    </>
  )
}

/** The fields whose values are words of ours; a label may be any word. */
const WORDED = ['active', 'identity', 'screening']

function Value({ field, value }: { field: string; value: string }) {
  const { values } = useTexts(adminActivity)
  return <bdi>{WORDED.includes(field) ? labelIn(values, value) : value}</bdi>
}
