import type { Transaction } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'

interface SignedAmountProps {
  transaction: Pick<Transaction, 'amount' | 'direction' | 'status'>
  /** Where no column or row of its own names the currency. */
  withCurrency?: boolean
}

const SIGN = { in: '+', out: '\u2212' } as const

/** What came in or went out. What failed has moved nothing and is struck through. */
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
