import type { ApprovalState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
import { approvals } from './approvals.messages.ts'

const TONE: Record<ApprovalState, StatusTone> = {
  waiting: 'waiting',
  approved: 'success',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

export function ApprovalStateBadge({ state }: { state: ApprovalState }) {
  return <StatusBadge tone={TONE[state]}>{useTexts(approvals).states[state]}</StatusBadge>
}
