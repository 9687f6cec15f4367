import type { topUps } from '#web/messages/wallet/top-ups.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

/** The states of the contract. */
type TopUpState = keyof (typeof topUps)['en']['states']

const TONES: Record<TopUpState, StatusTone> = {
  created: 'neutral',
  awaiting_3ds: 'waiting',
  paid: 'success',
  settled: 'success',
  failed: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
  disputed: 'danger',
}

interface TopUpStateBadgeProps {
  state: TopUpState
  /** The reader's word for each state. */
  states: Record<TopUpState, string>
}

export function TopUpStateBadge({ state, states }: TopUpStateBadgeProps) {
  return <StatusBadge tone={TONES[state]}>{states[state]}</StatusBadge>
}
