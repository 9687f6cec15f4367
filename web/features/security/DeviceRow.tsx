import type { Session } from '#web/api/generated/model/index.ts'
import { deviceName, isHandheld, useDeviceLabel } from '#web/lib/device-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/security.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { LaptopIcon, PhoneIcon } from '#web/ui/icons.tsx'

interface DeviceRowProps {
  session: Session
  onEnd: () => void
}

export function DeviceRow({ session, onEnd }: DeviceRowProps) {
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
          {name}
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
