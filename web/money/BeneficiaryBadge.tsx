import { useTexts } from '#web/lib/locale.tsx'
import { beneficiaries } from '#web/messages/payments/beneficiaries.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

/** The states of the contract. */
type BeneficiaryState = keyof (typeof beneficiaries)['en']['states']

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
