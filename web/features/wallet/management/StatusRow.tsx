import { useId, useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useGetWallet } from '#web/api/generated/wallet.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { wallet } from '#web/messages/wallet.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { PowerIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import type { StatusAction } from '../actions/status-flags.ts'
import { ServiceIcon } from './ServiceIcon.tsx'
import { StatusDialog } from './StatusDialog.tsx'

/** Whether money may leave the wallet. The switch asks before it does anything. */
export function StatusRow() {
  const t = useTexts(wallet)
  const ids = useId()
  const errorText = useErrorText()
  const { data, error, refetch } = useGetWallet()
  const [asked, setAsked] = useState<StatusAction | null>(null)
  const isActive = data?.status === 'active'
  if (error && !data) {
    return (
      <div className="p-5">
        <LoadFailed text={errorText(error)} onTryAgain={refetch} />
      </div>
    )
  }
  return (
    <div className="flex items-center gap-4 p-5">
      <ServiceIcon>
        <PowerIcon />
      </ServiceIcon>
      <div className="grid flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={`${ids}-title`} className="font-semibold">
            {t.statusTitle}
          </span>
          {data ? <StatusBadge tone={isActive ? 'success' : 'waiting'}>{t.status[data.status]}</StatusBadge> : null}
        </p>
        <p id={`${ids}-text`} className="text-sm text-muted">
          {data ? t.statusText[data.status] : <Skeleton className="h-5 w-3/5" />}
        </p>
      </div>
      <Switch
        checked={isActive}
        busy={!data}
        labelledBy={`${ids}-title`}
        describedBy={`${ids}-text`}
        onPress={() => setAsked(isActive ? 'deactivate' : 'activate')}
      />
      <StatusDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}
