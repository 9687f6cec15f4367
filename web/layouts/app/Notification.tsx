import { Link } from 'react-router-dom'
import { TRANSACTION_TYPE_LABELS } from '#domain/transaction-labels.ts'
import type { Transaction } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { transactionsPath } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** One transaction in short; its details are a press away. */
export function Notification({ transaction }: { transaction: Transaction }) {
  const { locale } = useLocale()
  const { money, dateTime } = useFormats()
  const { referenceId, type, counterparty, direction, amount, createdAt } = transaction
  return (
    <li>
      <Link to={transactionsPath({ reference: referenceId })} className="grid gap-0.5 px-5 py-3 hover:bg-raised">
        <span className="flex items-baseline justify-between gap-4">
          <bdi className="truncate font-semibold">{counterparty}</bdi>
          <span className={direction === 'in' ? 'shrink-0 text-success' : 'shrink-0'}>
            <Ltr>{money(amount.amount, direction === 'in' ? '+' : '\u2212')}</Ltr>
          </span>
        </span>
        <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          {TRANSACTION_TYPE_LABELS[locale][type]}
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        </span>
      </Link>
    </li>
  )
}

/** In the place of notifications that are loading. */
export function NotificationSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className="divide-y divide-line">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => row).map(row => (
        <div key={row} className="grid gap-1.5 px-5 py-3.5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}
