import { Link } from 'react-router-dom'
import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useTransactionLabels } from '#web/lib/use-transaction-labels.ts'
import { MONEY_ALIGNED, SignedAmount } from '#web/money/SignedAmount.tsx'
import { TransactionStatusBadge } from '#web/money/TransactionStatusBadge.tsx'
import { adminTopUpPath, adminTransferPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
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
            <th className={`${HEAD} text-start`}>{columns.counterparty}</th>
            <th className={`${HEAD} text-start`}>{columns.status}</th>
            <th className={`${HEAD} text-start`}>{columns.date}</th>
            <th className={`${HEAD} ${MONEY_ALIGNED} whitespace-nowrap`}>
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

/** On a phone, the first line has the party and the amount, and the second one the type, the day and the status. */
function Row({ transaction }: { transaction: Transaction }) {
  const { types } = useTransactionLabels()
  const { shortDate, dateTime } = useFormats()
  const nameOf = useName()
  const { referenceId, type, status, counterparty, counterpartyArabic, createdAt } = transaction
  const to = pageOf(transaction)
  const name = <bdi className="block wrap-anywhere @max-xl:truncate">{nameOf(counterparty, counterpartyArabic)}</bdi>
  return (
    <tr className={classNames(ROW, to && LINKED)}>
      <td className={`${CELL} min-w-0 font-semibold`}>
        {to ? (
          <Link to={to} className={LINK}>
            {name}
          </Link>
        ) : (
          name
        )}
        <span className={classNames('block font-normal text-muted', to && '@max-xl:hidden')}>
          <span className="@max-xl:hidden">{types[type]} · </span>
          <Ltr>{referenceId}</Ltr>
        </span>
      </td>
      <td className="row-start-2 min-w-0 truncate text-muted @xl:hidden">
        {shortDate(createdAt)} · {types[type]}
      </td>
      <td className={`${CELL} col-start-2 row-start-2 justify-self-end`}>
        <TransactionStatusBadge status={status} />
      </td>
      <td className={`${CELL} whitespace-nowrap text-muted @max-xl:hidden`}>{dateTime(createdAt)}</td>
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

/** The page of what moved the money, if it has one. A payment of a bill is a transfer. */
function pageOf({ transferId, billPaymentId = transferId, topUpId }: Transaction): string | undefined {
  if (billPaymentId) return adminTransferPath(billPaymentId)
  return topUpId ? adminTopUpPath(topUpId) : undefined
}

const HEAD = 'py-2.5 ps-4 font-semibold last:pe-4'
const CELL = '@xl:table-cell @xl:py-2.5 @xl:align-middle @xl:ps-4 @xl:last:pe-4'
const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 @xl:table-row'
const LINKED =
  'group relative hover:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 outline-focus'
/** The link covers the whole row. */
const LINK = 'block underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline'
