import type { BillPaymentState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
import { bills } from './bills.messages.ts'

const TONE: Record<BillPaymentState, StatusTone> = {
  draft: 'waiting',
  held: 'waiting',
  submitting: 'waiting',
  unknown: 'waiting',
  submitted: 'waiting',
  awaiting_approval: 'waiting',
  paid: 'success',
  refused: 'danger',
  failed: 'danger',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

export function BillStateBadge({ state }: { state: BillPaymentState }) {
  return <StatusBadge tone={TONE[state]}>{useTexts(bills).states[state]}</StatusBadge>
}
