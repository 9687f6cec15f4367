import type { CustomerStatus } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

const TONE: Record<CustomerStatus, StatusTone> = {
  signing_up: 'neutral',
  active: 'success',
  soft_locked: 'waiting',
  hard_locked: 'danger',
}

export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  return <StatusBadge tone={TONE[status]}>{useTexts(adminCustomers).status[status]}</StatusBadge>
}
