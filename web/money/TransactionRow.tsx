import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName } from '#web/lib/locale.tsx'
import { useTransactionLabels } from '#web/lib/use-transaction-labels.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { SignedAmount } from './SignedAmount.tsx'
import { TransactionStatusBadge } from './TransactionStatusBadge.tsx'
import { CELL, ROW } from './table-layout.ts'

interface TransactionRowProps {
  transaction: Transaction
  to: To
  selected: boolean
  /** In the place of the name of its category. */
  category?: ReactNode
}

/** The link of the reference covers the whole row, so that a press anywhere on it opens the transaction. */
const LINK =
  'text-muted underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline @max-4xl:absolute @max-4xl:inset-0'
const LOOK =
  'group relative hover:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 outline-focus'

export function TransactionRow({ transaction, to, selected, category: categoryChoice }: TransactionRowProps) {
  const { types } = useTransactionLabels()
  const { amount, currency, time, shortDate } = useFormats()
  const nameOf = useName()
  const { referenceId, status, type, counterparty, counterpartyArabic, createdAt, balanceAfter, category } = transaction
  return (
    <tr className={classNames(ROW, LOOK, selected && 'bg-brand-soft')}>
      <td className={CELL.counterparty}>
        <bdi className={CELL.name}>{nameOf(counterparty, counterpartyArabic)}</bdi>
      </td>
      <td className={classNames(CELL.type, categoryChoice ? CELL.typeWithChoice : CELL.typeAlone)}>
        <span className={categoryChoice ? CELL.typeName : undefined}>{types[type]}</span>
        {categoryChoice}
        {category && !categoryChoice ? (
          <span>
            {' · '}
            <bdi className="text-brand">{nameOf(category.name, category.nameArabic)}</bdi>
          </span>
        ) : null}
      </td>
      <td className={CELL.status}>
        <TransactionStatusBadge status={status} />
      </td>
      <td className={classNames(CELL.currency, categoryChoice ? CELL.currencyBesideChoice : CELL.currencyAlone)}>
        {currency}
      </td>
      <td className={CELL.amount}>
        <SignedAmount transaction={transaction} />
      </td>
      <td className={CELL.balance}>{balanceAfter ? <Ltr>{amount(balanceAfter.amount)}</Ltr> : null}</td>
      <td className={CELL.time}>
        <Ltr>{time(createdAt)}</Ltr>
      </td>
      <td className={CELL.date}>{shortDate(createdAt)}</td>
      <td className={CELL.reference}>
        <Link
          id={linkIdOf(referenceId)}
          to={to}
          aria-current={selected ? 'true' : undefined}
          className={classNames(LINK, selected && 'after:border-s-4 after:border-brand')}
        >
          <span className="@max-4xl:sr-only">
            <Ltr>{referenceId}</Ltr>
          </span>
        </Link>
      </td>
    </tr>
  )
}

/** The id of the link that opens a transaction. The focus returns to it when the details close. */
export const linkIdOf = (referenceId: string) => `transaction-${referenceId}`
