import type { TransactionStatus } from '#web/api/generated/model/index.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
import { useTransactionLabels } from './use-transaction-labels.ts'

const TONE: Record<TransactionStatus, StatusTone> = { successful: 'success', pending: 'waiting', failed: 'danger' }

export function TransactionStatusBadge({ status }: { status: TransactionStatus }) {
  return <StatusBadge tone={TONE[status]}>{useTransactionLabels().statuses[status]}</StatusBadge>
}
