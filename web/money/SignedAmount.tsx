import { useFormats } from '#web/lib/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import type { TransactionStatus } from './TransactionStatusBadge.tsx'

interface SignedAmountProps {
  transaction: {
    /** The amount in halalas. */
    amount: { amount: number }
    direction: 'in' | 'out'
    status: TransactionStatus
  }
  /** Set where no column or row names the currency. */
  withCurrency?: boolean
}

const SIGN = { in: '+', out: '\u2212' } as const

/** The amount with its sign. A failed transaction has moved no money, so its amount is struck through. */
export function SignedAmount({ transaction, withCurrency }: SignedAmountProps) {
  const { amount, money } = useFormats()
  const { direction, status } = transaction
  const halalas = transaction.amount.amount
  const look = classNames(
    'whitespace-nowrap',
    status === 'failed' && 'text-muted line-through',
    status === 'pending' && 'text-muted',
    status === 'successful' && direction === 'in' && 'text-success',
  )
  return (
    <span className={look}>
      <Ltr>{withCurrency ? money(halalas, SIGN[direction]) : SIGN[direction] + amount(halalas)}</Ltr>
    </span>
  )
}

/** The alignment of amounts in a column: on the right in both directions, so that the decimals line up. */
export const MONEY_ALIGNED = 'text-end rtl:text-start'
