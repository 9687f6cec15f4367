import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useTransactionLabels } from '#web/lib/use-transaction-labels.ts'
import { MONEY_ALIGNED, SignedAmount } from '#web/money/SignedAmount.tsx'
import { TransactionStatusBadge } from '#web/money/TransactionStatusBadge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { adminCustomerFacts } from './admin-customer-facts.messages.ts'

/** The transactions of a customer, newest first: a table if the container is wide enough, otherwise a card for each. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useTexts(adminCustomerFacts)
  const { columns } = useTransactionLabels()
  const { currency } = useFormats()
  return (
    <div className="@container overflow-hidden rounded-lg border border-line bg-surface">
      <table className="block w-full text-sm @xl:table">
        <caption className="sr-only">{t.list}</caption>
        <thead className="sr-only text-muted @xl:not-sr-only @xl:table-header-group">
          <tr className="@xl:border-b @xl:border-line">
            <th className={`${HEAD} text-start`}>{columns.transactionType}</th>
            <th className={`${HEAD} text-start`}>{columns.status}</th>
            <th className={`${HEAD} text-start`}>{columns.date}</th>
            <th className={`${HEAD} ${MONEY_ALIGNED}`}>
              {columns.amount} <span className="font-normal">{currency}</span>
            </th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-line @xl:table-row-group">
          {transactions.map(transaction => (
            <Row key={transaction.referenceId} transaction={transaction} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  const { types } = useTransactionLabels()
  const { dateTime } = useFormats()
  const nameOf = useName()
  const { referenceId, type, status, counterparty, counterpartyArabic, createdAt } = transaction
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 px-4 py-3 @xl:table-row">
      <td className={`${CELL} col-start-1 row-start-1`}>
        <span className="block font-semibold">{types[type]}</span>
        <span className="block text-muted">
          <bdi className="wrap-anywhere">{nameOf(counterparty, counterpartyArabic)}</bdi>
          <span className="block whitespace-nowrap">
            <Ltr>{referenceId}</Ltr>
          </span>
        </span>
      </td>
      <td className={`${CELL} col-start-2 row-start-2 justify-self-end`}>
        <TransactionStatusBadge status={status} />
      </td>
      <td className={`${CELL} col-start-1 row-start-2 whitespace-nowrap text-muted`}>{dateTime(createdAt)}</td>
      <td className={`${CELL} ${MONEY_ALIGNED} col-start-2 row-start-1 font-semibold`}>
        <span className="@xl:hidden">
          <SignedAmount transaction={transaction} withCurrency />
        </span>
        <span className="hidden @xl:inline">
          <SignedAmount transaction={transaction} />
        </span>
      </td>
    </tr>
  )
}

const HEAD = 'py-2.5 ps-4 font-semibold last:pe-4'
const CELL = '@xl:table-cell @xl:py-2.5 @xl:align-middle @xl:ps-4 @xl:last:pe-4'
