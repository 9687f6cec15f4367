import type { AdminEvent } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminActivity } from '#web/messages/admin-activity.ts'
import { EventChanges } from './EventChanges.tsx'
import { EventSubject } from './EventSubject.tsx'

/** Who did what to what, when, and why; the newest first. */
export function AdminEvents({ events }: { events: readonly AdminEvent[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {events.map(event => (
        <Event key={event.id} event={event} />
      ))}
    </ul>
  )
}

function Event({ event: { type, at, admin, subject, reason, changes } }: { event: AdminEvent }) {
  const t = useTexts(adminActivity)
  const { dateTime } = useFormats()
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid content-start gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{t.deeds[type]}</span>
          {subject ? <EventSubject subject={subject} /> : null}
        </p>
        {changes?.length ? <EventChanges changes={changes} /> : null}
        {reason ? (
          <p className="text-sm">
            <span className="text-muted">{t.reason}</span> <bdi>{reason}</bdi>
          </p>
        ) : null}
      </div>
      <p className="grid content-start text-sm text-muted md:text-end">
        <time dateTime={at}>{dateTime(at)}</time>
        <span className="wrap-anywhere">
          {t.by} <bdi title={admin.email}>{admin.name}</bdi> <bdi className="text-muted">({admin.email})</bdi>
        </span>
      </p>
    </li>
  )
}
