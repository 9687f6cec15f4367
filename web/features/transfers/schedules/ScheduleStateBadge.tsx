import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

const TONE: Record<TransferSchedule['state'], StatusTone> = {
  active: 'success',
  cancelled: 'neutral',
  ended: 'neutral',
}

export function ScheduleStateBadge({ state }: Pick<TransferSchedule, 'state'>) {
  return <StatusBadge tone={TONE[state]}>{useTexts(transfers).scheduleStates[state]}</StatusBadge>
}
