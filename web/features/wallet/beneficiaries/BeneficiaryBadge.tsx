import type { BeneficiaryState } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { beneficiaries } from '#web/messages/beneficiaries.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

const TONES: Record<BeneficiaryState, StatusTone> = {
  unconfirmed: 'waiting',
  checking: 'waiting',
  mismatch: 'danger',
  cooling_off: 'waiting',
  active: 'success',
  suspended: 'danger',
  removed: 'neutral',
}

export function BeneficiaryBadge({ state }: { state: BeneficiaryState }) {
  return <StatusBadge tone={TONES[state]}>{useTexts(beneficiaries).states[state]}</StatusBadge>
}
