import type { MoneyException } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminExceptions } from '#web/messages/staff/admin-exceptions.ts'
import { adminExceptionsPath, queueItemPath } from '#web/paths.ts'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { Resolution } from './ExceptionRow.tsx'

/** The exceptions of one transfer or top-up, which are resolved on their own page. */
export function ExceptionsAbout({ exceptions }: { exceptions: readonly MoneyException[] }) {
  const t = useTexts(adminExceptions)
  if (exceptions.length === 0) return null
  return (
    <PanelSection title={t.title}>
      <Rows>
        {exceptions.map(exception => (
          <Row key={exception.exceptionId} exception={exception} />
        ))}
      </Rows>
    </PanelSection>
  )
}

function Row({ exception: { exceptionId, kind, createdAt, resolution } }: { exception: MoneyException }) {
  const t = useTexts(adminExceptions)
  const { dateTime } = useFormats()
  return (
    <li className="grid grid-cols-1 gap-2 px-4 pt-3 pb-1 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t.kinds[kind]}</h3>
        <StatusBadge tone={resolution ? 'success' : 'danger'}>{resolution ? t.resolved : t.open}</StatusBadge>
      </div>
      <time dateTime={createdAt} className="text-muted">
        {t.seen(dateTime(createdAt))}
      </time>
      {resolution ? <Resolution resolution={resolution} /> : <p>{t.todo[kind]}</p>}
      <div>
        <TextLink to={queueItemPath(adminExceptionsPath(resolution ? 'resolved' : 'open'), exceptionId)}>
          {t.toExceptions} <VisuallyHidden>{t.kinds[kind]}</VisuallyHidden>
        </TextLink>
      </div>
    </li>
  )
}
