import { useState } from 'react'
import { useListSessions } from '#web/api/generated/account.ts'
import type { Session } from '#web/api/generated/plinkAPI.schemas.ts'
import { ActionError, LoadError } from '#web/layouts/errors.tsx'
import { deviceName, isHandheld, useDeviceLabel } from '#web/lib/device-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/sign-in/security.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LaptopIcon, PhoneIcon } from '#web/ui/icons.tsx'
import { OutcomeMessage } from '#web/ui/OutcomeMessage.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { useEndSessions } from './use-end-session.ts'

/** The sessions of the customer, this device first. */
export function Devices() {
  const { data, error, refetch } = useListSessions()
  if (data) return <DeviceList sessions={data.items} />
  return error ? <LoadError error={error} onTryAgain={refetch} /> : <RowsSkeleton count={2} />
}

interface Ended {
  /** The number of other devices, when all of them are to be signed out. */
  others?: number
}

function DeviceList({ sessions }: { sessions: readonly Session[] }) {
  const t = useTexts(security)
  const [toEnd, setToEnd] = useState<Session | 'others' | null>(null)
  const [ended, setEnded] = useState<Ended | null>(null)
  const hasOthers = sessions.some(session => !session.isCurrent)
  const textOf = ({ others }: Ended) => (others === undefined ? t.ended : t.othersEnded(others))
  const tell = (outcome: Ended) => {
    setToEnd(null)
    setEnded(outcome)
  }
  return (
    <>
      <Rows>
        {sessions.map(session => (
          <DeviceRow key={session.id} session={session} onEnd={() => setToEnd(session)} />
        ))}
      </Rows>
      <OutcomeMessage outcome={ended}>{ended ? textOf(ended) : null}</OutcomeMessage>
      {hasOthers ? (
        <div>
          <Button variant="secondary" onClick={() => setToEnd('others')}>
            {t.endOthers}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t.onlyDevice}</p>
      )}
      <EndSessionDialog toEnd={toEnd} onClose={() => setToEnd(null)} onEnded={tell} />
    </>
  )
}

interface DeviceRowProps {
  session: Session
  onEnd: () => void
}

function DeviceRow({ session, onEnd }: DeviceRowProps) {
  const t = useTexts(security)
  const { dateTime } = useFormats()
  const { device, isCurrent, lastUsedAt } = session
  const name = useDeviceLabel()(device)
  const Icon = isHandheld(deviceName(device.userAgent)) ? PhoneIcon : LaptopIcon
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Icon className="size-6 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span>{name}</span>
          {isCurrent ? <Badge>{t.thisDevice}</Badge> : null}
        </p>
        <p className="text-sm text-muted">{t.lastUsed(dateTime(lastUsedAt))}</p>
      </div>
      {isCurrent ? null : (
        <button
          type="button"
          aria-label={t.endOf(name)}
          className="min-h-11 rounded-md px-3 font-semibold text-danger hover:bg-danger-soft max-sm:ms-7"
          onClick={onEnd}
        >
          {t.end}
        </button>
      )}
    </li>
  )
}

interface EndSessionDialogProps {
  /** The session to end after a confirmation. Null while the dialog is closed. */
  toEnd: Session | 'others' | null
  onClose: () => void
  onEnded: (outcome: Ended) => void
}

function EndSessionDialog({ toEnd, onClose, onEnded }: EndSessionDialogProps) {
  const t = useTexts(security)
  const deviceText = useDeviceLabel()
  const { end, isPending, error, reset } = useEndSessions()
  const isAll = toEnd === 'others'

  const close = () => {
    reset()
    onClose()
  }
  const confirm = () => {
    if (toEnd) end(toEnd, { onSuccess: count => onEnded(isAll ? { others: count } : {}) })
  }
  return (
    <Dialog
      open={toEnd !== null}
      onClose={close}
      title={isAll ? t.endOthersTitle : t.endTitle}
      description={toEnd && !isAll ? t.endText(deviceText(toEnd.device)) : t.endOthersText}
      actions={
        <>
          <Button variant="danger" busy={isPending && t.ending} onClick={confirm}>
            {isAll ? t.endOthers : t.end}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}
