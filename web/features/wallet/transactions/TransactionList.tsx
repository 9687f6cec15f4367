import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { transactions } from '#web/messages/transactions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { Pager } from '../Pager.tsx'
import { useAddress } from '../use-address.ts'
import { WalletFailed } from '../WalletFailed.tsx'
import { NoTransactions } from './NoTransactions.tsx'
import { TransactionTable, TransactionTableSkeleton } from './TransactionTable.tsx'
import type { useTransactionList } from './use-transaction-list.ts'

const ROWS = 8

interface TransactionListProps {
  list: ReturnType<typeof useTransactionList>
  /** The one that is shown beside the list. */
  selected?: string
}

export function TransactionList({ list: { data, error, isPlaceholderData, refetch }, selected }: TransactionListProps) {
  const t = useTexts(transactions)
  const { changed } = useAddress()
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return <TransactionTableSkeleton rows={ROWS} />
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      <div role="status" className="absolute">
        <VisuallyHidden>{isPlaceholderData ? '' : t.results(data.items.length, data.page)}</VisuallyHidden>
      </div>
      <TransactionTable
        caption={t.list}
        transactions={data.items}
        linkTo={referenceId => changed({ reference: referenceId })}
        selected={selected}
        empty={<NoTransactions />}
      />
      <Pager {...data} />
    </div>
  )
}
