import type { ReactNode } from 'react'
import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetTransaction } from '#web/api/generated/transactions.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useTransactionLabels } from '#web/lib/use-transaction-labels.ts'
import { common } from '#web/messages/common.ts'
import { transactions } from '#web/messages/wallet/transactions.ts'
import { PaymentNumber } from '#web/money/PaymentNumber.tsx'
import { PrintedReceipt } from '#web/money/PrintedReceipt.tsx'
import { SignedAmount } from '#web/money/SignedAmount.tsx'
import { TransactionStatusBadge } from '#web/money/TransactionStatusBadge.tsx'
import { useAddress, walletParams } from '#web/money/wallet-params.ts'
import { billPaymentPath, paths, topUpPath, transferPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { PrintIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { TransactionProblem } from './cases/TransactionProblem.tsx'
import { TransactionNotes } from './TransactionNotes.tsx'
import { TransactionReceipts } from './TransactionReceipts.tsx'

interface TransactionFactsProps {
  referenceId: string
  known: Transaction | undefined
}

export function TransactionFacts({ referenceId, known }: TransactionFactsProps) {
  const t = useTexts(transactions)
  const { data, error, refetch } = useGetTransaction(referenceId, { query: { placeholderData: known } })
  if (error && (error.body.code === 'TRANSACTION_NOT_FOUND' || error.body.code === 'VALIDATION_ERROR')) {
    return (
      <Notice tone="warning" alert title={t.notFound}>
        <p>{t.notFoundText}</p>
      </Notice>
    )
  }
  if (error) return <LoadError error={error} onTryAgain={refetch} />
  if (!data) return <FactsSkeleton />
  return (
    <>
      <TransactionLead transaction={data} />
      {data.status === 'pending' ? <OnHold /> : null}
      <TransactionFactList transaction={data} />
      <Origin transaction={data} />
      <Button variant="secondary" wide onClick={() => window.print()}>
        <PrintIcon className="size-5" />
        {t.print}
      </Button>
      <TransactionNotes transaction={data} />
      <TransactionReceipts referenceId={referenceId} />
      <TransactionProblem referenceId={referenceId} />
      <PrintedReceipt title={t.receipt}>
        <TransactionLead transaction={data} />
        <TransactionFactList transaction={data} />
      </PrintedReceipt>
    </>
  )
}

/** Explains why the money of a pending transaction has not moved, and where its deadline is shown. */
function OnHold() {
  const t = useTexts(transactions)
  const search = new URLSearchParams(walletParams(useAddress().params)).toString()
  return (
    <p className="-my-3 text-sm">
      {t.pending} <TextLink to={{ pathname: paths.onHold, search }}>{t.seeOnHold}</TextLink>
    </p>
  )
}

/** A link to the transfer, bill payment or top-up of the transaction, with its progress and receipt. */
function Origin({ transaction: { transferId, billPaymentId, topUpId } }: { transaction: Transaction }) {
  const t = useTexts(transactions)
  if (transferId) return <ButtonLink to={transferPath(transferId)}>{t.seeTransfer}</ButtonLink>
  if (billPaymentId) return <ButtonLink to={billPaymentPath(billPaymentId)}>{t.seeBillPayment}</ButtonLink>
  if (topUpId) return <ButtonLink to={topUpPath(topUpId)}>{t.seeTopUp}</ButtonLink>
  return null
}

const FACTS = 7

/** The placeholder of a transaction that is loading. */
function FactsSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-6 w-24" />
      </div>
      <div className="divide-y divide-line border-y border-line">
        {Array.from({ length: FACTS }, (_, fact) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Rows of a skeleton are all alike.
          <div key={fact} className="flex justify-between gap-4 py-3.5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-32" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The summary of a transaction: the other party, the amount and the status. */
function TransactionLead({ transaction }: { transaction: Transaction }) {
  const { failure: failures } = useTexts(transactions)
  const nameOf = useName()
  const { counterparty, counterpartyArabic, status, failure } = transaction
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere text-muted">
        <bdi>{nameOf(counterparty, counterpartyArabic)}</bdi>
      </p>
      <p className="text-xl font-semibold">
        <SignedAmount transaction={transaction} withCurrency />
      </p>
      <TransactionStatusBadge status={status} />
      {failure ? <p className="text-sm">{failures[failure]}</p> : null}
    </div>
  )
}

function TransactionFactList({ transaction }: { transaction: Transaction }) {
  const { columns, types } = useTransactionLabels()
  const { date, time, dateTime, currency, amount } = useFormats()
  const t = useTexts(transactions)
  const nameOf = useName()
  const { createdAt, type, referenceId, counterparty, counterpartyArabic, reversalOf, reversedBy, balanceAfter } =
    transaction
  const { releasedAt } = transaction
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Fact name={columns.date}>{date(createdAt)}</Fact>
      <Fact name={columns.time}>
        <Ltr>{time(createdAt)}</Ltr>
      </Fact>
      <Fact name={columns.amount}>
        <SignedAmount transaction={transaction} />
      </Fact>
      {balanceAfter ? (
        <Fact name={t.balanceAfter}>
          <Ltr>{amount(balanceAfter.amount)}</Ltr>
        </Fact>
      ) : null}
      {releasedAt ? <Fact name={t.releasedAt}>{dateTime(releasedAt)}</Fact> : null}
      <Fact name={columns.currency}>{currency}</Fact>
      <Fact name={columns.transactionType}>{types[type]}</Fact>
      <Fact name={columns.counterparty}>
        <bdi>{nameOf(counterparty, counterpartyArabic)}</bdi>
      </Fact>
      <Fact name={columns.referenceId}>
        <PaymentNumber referenceId={referenceId} />
      </Fact>
      {reversalOf ? <OtherTransaction name={t.reversalOf} referenceId={reversalOf} /> : null}
      {reversedBy ? <OtherTransaction name={t.reversedBy} referenceId={reversedBy} /> : null}
    </dl>
  )
}

/** A link from a reversal to the reversed transaction, or the other way round. */
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
