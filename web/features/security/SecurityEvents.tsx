import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useListSecurityEvents } from '#web/api/generated/auth.ts'
import type { SecurityEvent } from '#web/api/generated/model/index.ts'
import { useDeviceLabel } from '#web/lib/device-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/security.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'

const FIRST = 5

/** What happened to the account lately, newest first. */
export function SecurityEvents() {
  const t = useTexts(security)
  const errorText = useErrorText()
  const [all, setAll] = useState(false)
  const { data, error, refetch } = useListSecurityEvents()
  if (!data) {
    return error ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : <RowsSkeleton count={FIRST} />
  }
  if (data.items.length === 0) return <p className="text-muted">{t.noEvents}</p>
  return (
    <>
      <Rows>
        {data.items.slice(0, all ? undefined : FIRST).map(event => (
          <EventRow key={event.id} event={event} />
        ))}
      </Rows>
      {all || data.items.length <= FIRST ? null : (
        <div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t.showAll}
          </Button>
        </div>
      )}
    </>
  )
}

function EventRow({ event: { type, at, reason, device, isNewDevice } }: { event: SecurityEvent }) {
  const t = useTexts(security)
  const { dateTime } = useFormats()
  const deviceText = useDeviceLabel()
  return (
    <li className="grid gap-0.5 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t.event[type]}</span>
        {isNewDevice ? <Badge>{t.newDevice}</Badge> : null}
        <time dateTime={at} className="basis-full text-sm text-muted sm:ms-auto sm:basis-auto">
          {dateTime(at)}
        </time>
      </p>
      {reason ? <p className="text-sm text-muted">{t.reason[reason]}</p> : null}
      {device ? <p className="text-sm text-muted">{deviceText(device)}</p> : null}
    </li>
  )
}
