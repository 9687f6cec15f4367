import type { TopUp } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { topUps } from '#web/messages/top-ups.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

const TONES: Record<TopUp['state'], StatusTone> = {
  created: 'neutral',
  awaiting_3ds: 'waiting',
  paid: 'success',
  settled: 'success',
  failed: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
  disputed: 'danger',
}

/** Money that the staff looks at is paid, but not in the wallet. */
export function TopUpStateBadge({ state, cause }: Pick<TopUp, 'state' | 'cause'>) {
  const { states } = useTexts(topUps)
  const isHeldBack = cause === 'over_maximum'
  return (
    <StatusBadge tone={isHeldBack ? 'waiting' : TONES[state]}>
      {states[isHeldBack ? 'awaiting_3ds' : state]}
    </StatusBadge>
  )
}
