import { Link } from 'react-router-dom'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransactions } from '#web/api/generated/transactions.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useName, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { shell } from '#web/messages/shell.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { BellIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'

/** The number of new transactions in the list. The transactions page has all of them. */
const NAMED = 5

/** The transactions since the customer's last visit to the transactions page. */
export function NotificationsMenu() {
  const t = useTexts(shell)
  const { data: wallet } = useWallet()
  const count = wallet?.newTransactions ?? 0
  const onHold = wallet?.onHold.amount ?? 0
  return (
    <HeaderMenu label={count === 0 ? t.notifications : t.notificationsNew(count)} icon={<Bell count={count} />}>
      <p className="border-b border-line px-5 py-4 font-semibold">
        {count === 0 ? t.notifications : t.newTransactions(count)}
      </p>
      {count === 0 ? <NothingNew /> : <Newest count={Math.min(count, NAMED)} />}
      {onHold > 0 ? <OnHold halalas={onHold} /> : null}
      <div className="border-t border-line p-2">
        <Link
          to={paths.transactions}
          className="flex min-h-11 items-center justify-center rounded-md px-3 font-semibold text-brand hover:bg-raised"
        >
          {t.allTransactions}
        </Link>
      </div>
    </HeaderMenu>
  )
}

function Newest({ count }: { count: number }) {
  const { data, error, refetch } = useListTransactions({ limit: NAMED })
  if (data) {
    return (
      <ul className="divide-y divide-line">
        {data.items.slice(0, count).map(transaction => (
          <Notification key={transaction.referenceId} transaction={transaction} />
        ))}
      </ul>
    )
  }
  if (!error) return <NotificationSkeleton count={count} />
  return (
    <div className="p-4">
      <LoadError error={error} onTryAgain={refetch} />
    </div>
  )
}

function NothingNew() {
  const t = useTexts(shell)
  return (
    <div className="grid gap-1 px-5 py-6">
      <p className="font-semibold">{t.nothingNew}</p>
      <p className="text-muted">{t.nothingNewText}</p>
    </div>
  )
}

/** With the number of new transactions, which the label of the button says too. */
function Bell({ count }: { count: number }) {
  return (
    <span className="relative">
      <BellIcon className="size-5" />
      {count > 0 ? (
        <span className="absolute -end-3 -top-3 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-brand px-0.5 text-xs leading-none font-semibold text-on-brand tabular-nums">
          {count > MOST ? `${MOST}+` : count}
        </span>
      ) : null}
    </span>
  )
}

/** A larger number would cover the bell. */
const MOST = 99

/** What the main wallet cannot spend yet, with a link to why. */
function OnHold({ halalas }: { halalas: number }) {
  const t = useTexts(shell)
  const { money } = useFormats()
  return (
    <Link
      to={paths.onHold}
      className="flex items-baseline justify-between gap-4 border-t border-line px-5 py-3 hover:bg-raised"
    >
      {t.onHold}
      <span className="font-semibold">
        <Ltr>{money(halalas)}</Ltr>
      </span>
    </Link>
  )
}

/** A transaction with a link to its details. */
function Notification({ transaction }: { transaction: Transaction }) {
  const { locale } = useLocale()
  const { money, dateTime } = useFormats()
  const nameOf = useName()
  const { referenceId, type, counterparty, counterpartyArabic, direction, amount, createdAt } = transaction
  return (
    <li>
      <Link to={transactionsPath({ reference: referenceId })} className="grid gap-0.5 px-5 py-3 hover:bg-raised">
        <span className="flex items-baseline justify-between gap-4">
          <bdi className="truncate font-semibold">{nameOf(counterparty, counterpartyArabic)}</bdi>
          <span className={direction === 'in' ? 'shrink-0 text-success' : 'shrink-0'}>
            <Ltr>{money(amount.amount, direction === 'in' ? '+' : '\u2212')}</Ltr>
          </span>
        </span>
        <span className="flex items-baseline justify-between gap-4 text-sm text-muted">
          {TRANSACTION_TYPE_LABELS[locale][type]}
          <time className="shrink-0" dateTime={createdAt}>
            {dateTime(createdAt)}
          </time>
        </span>
      </Link>
    </li>
  )
}

/** The placeholder of loading notifications. */
function NotificationSkeleton({ count }: { count: number }) {
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
