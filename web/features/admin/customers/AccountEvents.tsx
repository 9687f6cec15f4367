import { useState } from 'react'
import type { SecurityEvent } from '#web/api/generated/model/index.ts'
import { useDeviceLabel } from '#web/lib/device-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { security } from '#web/messages/security.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Rows } from '#web/ui/Rows.tsx'

const FIRST = 6

/** What happened to the account lately, the newest first. */
export function AccountEvents({ events }: { events: readonly SecurityEvent[] }) {
  const t = useTexts(adminCustomers)
  const [all, setAll] = useState(false)
  if (events.length === 0) return <p className="text-sm text-muted">{t.noEvents}</p>
  return (
    <>
      <Rows>
        {events.slice(0, all ? undefined : FIRST).map(event => (
          <EventRow key={event.id} event={event} />
        ))}
      </Rows>
      {all || events.length <= FIRST ? null : (
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
  const t = useTexts(adminCustomers)
  const { event, newDevice } = useTexts(security)
  const { dateTime } = useFormats()
  const deviceText = useDeviceLabel()
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-2.5 text-sm">
      <span className="font-semibold">{event[type]}</span>
      {isNewDevice ? <Badge>{newDevice}</Badge> : null}
      {reason ? <span className="text-muted">{t.reason[reason]}</span> : null}
      {device ? <span className="text-muted">{deviceText(device)}</span> : null}
      <time dateTime={at} className="text-muted max-sm:basis-full sm:ms-auto">
        {dateTime(at)}
      </time>
    </li>
  )
}
