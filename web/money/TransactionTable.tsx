import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { riyadhDay } from '#domain/riyadh-time.ts'
import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useTransactionLabels } from '#web/lib/use-transaction-labels.ts'
import { common } from '#web/messages/common.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { TransactionRow } from './TransactionRow.tsx'
import { CELL, DAY, HEADING, ROW, TABLE } from './table-layout.ts'

interface TransactionTableProps {
  /** The name of the list for people who cannot see its surroundings. */
  caption: string
  transactions: readonly Transaction[]
  /** Returns the target of a transaction's link. */
  linkTo: (referenceId: string) => To
  /** The `referenceId` of the transaction that is shown beside the list. */
  selected?: string
  /** Replaces a list without rows. */
  empty: ReactNode
  /** Where the category of a transaction is chosen. Without it, the category is only shown. */
  categoryOf?: (transaction: Transaction) => ReactNode
}

/** A table if there is room for its columns, otherwise two lines for each row. */
export function TransactionTable({
  caption,
  transactions,
  empty,
  linkTo,
  selected,
  categoryOf,
}: TransactionTableProps) {
  const { weekday } = useFormats()
  if (transactions.length === 0) return empty
  return (
    <div className={TABLE.frame}>
      <table className={TABLE.table}>
        <caption className="sr-only">{caption}</caption>
        <TransactionHead hasChoice={categoryOf !== undefined} />
        {byDay(transactions).map(([first, ...others]) => (
          <tbody key={dayOf(first)} className={TABLE.body}>
            <tr className={DAY.row}>
              <th scope="rowgroup" colSpan={COLUMNS} className={DAY.cell}>
                {weekday(first.createdAt)}
              </th>
            </tr>
            {[first, ...others].map(transaction => (
              <TransactionRow
                key={transaction.referenceId}
                transaction={transaction}
                to={linkTo(transaction.referenceId)}
                selected={transaction.referenceId === selected}
                category={categoryOf?.(transaction)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type OneOrMore<Item> = [first: Item, ...others: Item[]]

/** Groups the transactions by day in Riyadh, in their order. */
function byDay(transactions: readonly Transaction[]): OneOrMore<Transaction>[] {
  const days: OneOrMore<Transaction>[] = []
  for (const transaction of transactions) {
    const day = days.at(-1)
    if (day && dayOf(day[0]) === dayOf(transaction)) day.push(transaction)
    else days.push([transaction])
  }
  return days
}

const dayOf = ({ createdAt }: Transaction) => riyadhDay(new Date(createdAt))

const COLUMNS = 9

/** The placeholder of a table that is loading. */
export function TransactionTableSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className={TABLE.frame}>
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <table aria-hidden="true" className={TABLE.table}>
        <TransactionHead />
        <tbody className={TABLE.body}>
          <tr className={DAY.row}>
            <td colSpan={COLUMNS} className={DAY.cell}>
              <Skeleton className="my-0.5 h-4 w-28" />
            </td>
          </tr>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Rows of a skeleton are all alike.
            <SkeletonRow key={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SkeletonRow() {
  return (
    <tr className={ROW}>
      <td className={CELL.counterparty}>
        <Skeleton className="my-1 h-4 w-36 max-w-full" />
      </td>
      <td className={classNames(CELL.type, CELL.typeAlone)}>
        <Skeleton className="my-1 h-4 w-28 max-w-full" />
      </td>
      <td className={CELL.status}>
        <Skeleton className="h-6 w-24" />
      </td>
      <td className={classNames(CELL.currency, CELL.currencyAlone)}>
        <Skeleton className="my-1 h-4 w-8" />
      </td>
      <td className={CELL.amount}>
        <Skeleton className="my-1 ms-auto h-4 w-20" />
      </td>
      <td className={CELL.balance}>
        <Skeleton className="my-0.5 ms-auto h-4 w-20" />
      </td>
      <td className={CELL.time}>
        <Skeleton className="my-0.5 h-4 w-10" />
      </td>
      <td className={CELL.date}>
        <Skeleton className="my-0.5 h-4 w-14" />
      </td>
      <td className={CELL.reference}>
        <Skeleton className="my-0.5 h-4 w-36 @max-4xl:hidden" />
      </td>
    </tr>
  )
}

/** Rows of two lines do not show column headings. They stay for people who have a row read out. */
function TransactionHead({ hasChoice = false }: { hasChoice?: boolean }) {
  const { columns: t } = useTransactionLabels()
  const { currency } = useFormats()
  const [merchant, beneficiary] = t.counterparty.split('/')
  return (
    <thead className="sr-only text-muted @lg:not-sr-only @lg:table-header-group">
      <tr className="@lg:border-b @lg:border-line">
        <th className={HEADING.counterparty}>
          {merchant}/<wbr />
          {beneficiary}
        </th>
        <th className={hasChoice ? HEADING.typeWithChoice : HEADING.typeAlone}>
          <span className={hasChoice ? HEADING.typeName : undefined}>{t.transactionType}</span>
        </th>
        <th className={HEADING.status}>{t.status}</th>
        <th className={hasChoice ? HEADING.currencyBesideChoice : HEADING.currencyAlone}>{t.currency}</th>
        <th data-currency={hasChoice ? currency : undefined} className={HEADING.amount}>
          {t.amount}
        </th>
        <th className={HEADING.balance}>{t.balance}</th>
        <th className={HEADING.time}>{t.time}</th>
        <th className={HEADING.date}>{t.date}</th>
        <th className={HEADING.reference}>{t.referenceId}</th>
      </tr>
    </thead>
  )
}
