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

type WithCause = Pick<TopUp, 'cause'>

/** Whether the money is in the wallet. It may have arrived after the top-up had failed or expired. */
export const isCredited = ({ cause }: WithCause): boolean => cause === 'credited' || cause === 'settled'

/** Whether the card was charged and the staff looks at the money. */
export const isHeldBack = ({ cause }: WithCause): boolean =>
  cause === 'over_maximum' || cause === 'account_closed' || cause === 'paid_after_end'

export function TopUpStateBadge({ topUp }: { topUp: Pick<TopUp, 'state' | 'cause'> }) {
  const { states } = useTexts(topUps)
  const shown = isHeldBack(topUp) ? 'awaiting_3ds' : isCredited(topUp) ? 'paid' : topUp.state
  return <StatusBadge tone={TONES[shown]}>{states[shown]}</StatusBadge>
}
