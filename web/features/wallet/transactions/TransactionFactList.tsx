import type { ReactNode } from 'react'
import type { Transaction } from '#web/api/generated/model/index.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { useAddress } from '../use-address.ts'
import { SignedAmount } from './SignedAmount.tsx'
import { useTransactionLabels } from './use-transaction-labels.ts'

export function TransactionFactList({ transaction }: { transaction: Transaction }) {
  const { columns, types } = useTransactionLabels()
  const { date, time, currency } = useFormats()
  const t = useTexts(transactions)
  const { createdAt, type, referenceId, counterparty, reversalOf, reversedBy } = transaction
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Fact name={columns.date}>{date(createdAt)}</Fact>
      <Fact name={columns.time}>
        <Ltr>{time(createdAt)}</Ltr>
      </Fact>
      <Fact name={columns.amount}>
        <SignedAmount transaction={transaction} />
      </Fact>
      <Fact name={columns.currency}>{currency}</Fact>
      <Fact name={columns.transactionType}>{types[type]}</Fact>
      <Fact name={columns.counterparty}>
        <bdi>{counterparty}</bdi>
      </Fact>
      <Fact name={columns.referenceId}>
        <Ltr>{referenceId}</Ltr>
      </Fact>
      {reversalOf ? <OtherTransaction name={t.reversalOf} referenceId={reversalOf} /> : null}
      {reversedBy ? <OtherTransaction name={t.reversedBy} referenceId={reversedBy} /> : null}
    </dl>
  )
}

/** From a reversal to what it gave back, or the other way. */
function OtherTransaction({ name, referenceId }: { name: string; referenceId: string }) {
  const { changed } = useAddress()
  return (
    <Fact name={name}>
      <span className="-my-2.5 inline-flex">
        <TextLink to={changed({ reference: referenceId })}>
          <Ltr>{referenceId}</Ltr>
        </TextLink>
      </span>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="ms-auto text-end wrap-anywhere">{children}</dd>
    </div>
  )
}
