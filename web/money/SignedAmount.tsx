import { useFormats } from '#web/lib/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import type { TransactionStatus } from './TransactionStatusBadge.tsx'

interface SignedAmountProps {
  transaction: {
    /** In halalas. */
    amount: { amount: number }
    direction: 'in' | 'out'
    status: TransactionStatus
  }
  /** Where no column or row of its own names the currency. */
  withCurrency?: boolean
}

const SIGN = { in: '+', out: '\u2212' } as const

/** The amount with its direction. A failed one moved nothing and is struck through. */
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

/** Of amounts under each other: in both directions on the right, where the decimals meet. */
export const MONEY_ALIGNED = 'text-end rtl:text-start'
