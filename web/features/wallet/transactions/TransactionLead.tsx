import type { Transaction } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { SignedAmount } from './SignedAmount.tsx'
import { TransactionStatusBadge } from './TransactionStatusBadge.tsx'

/** What a transaction comes to: who, how much, and how it stands. */
export function TransactionLead({ transaction }: { transaction: Transaction }) {
  const { failure: failures } = useTexts(transactions)
  const { counterparty, status, failure } = transaction
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere text-muted">
        <bdi>{counterparty}</bdi>
      </p>
      <p className="text-xl font-semibold">
        <SignedAmount transaction={transaction} withCurrency />
      </p>
      <TransactionStatusBadge status={status} />
      {failure ? <p className="text-sm">{failures[failure]}</p> : null}
    </div>
  )
}
