import { useTransactionLabels } from '#web/lib/use-transaction-labels.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

export type TransactionStatus = 'successful' | 'pending' | 'failed'

const TONE: Record<TransactionStatus, StatusTone> = { successful: 'success', pending: 'waiting', failed: 'danger' }

export function TransactionStatusBadge({ status }: { status: TransactionStatus }) {
  return <StatusBadge tone={TONE[status]}>{useTransactionLabels().statuses[status]}</StatusBadge>
}
