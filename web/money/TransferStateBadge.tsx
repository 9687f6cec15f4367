import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

/** The states of the contract. */
export type TransferState = keyof (typeof transfers)['en']['states']

const TONE: Record<TransferState, StatusTone> = {
  draft: 'waiting',
  held: 'waiting',
  submitting: 'waiting',
  unknown: 'waiting',
  submitted: 'waiting',
  pending: 'waiting',
  scheduled: 'waiting',
  awaiting_approval: 'waiting',
  paid: 'success',
  returned: 'danger',
  refused: 'danger',
  failed: 'danger',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

export function TransferStateBadge({ state }: { state: TransferState }) {
  return <StatusBadge tone={TONE[state]}>{useTexts(transfers).states[state]}</StatusBadge>
}
