import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { onHold } from '#web/messages/on-hold.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LockIcon } from '#web/ui/icons.tsx'
import { Pager } from '../Pager.tsx'
import { WalletFailed } from '../WalletFailed.tsx'
import { HoldTable, HoldTableSkeleton } from './HoldTable.tsx'
import { useHoldList } from './use-hold-list.ts'

export function HoldList() {
  const t = useTexts(onHold)
  const { data, error, isPlaceholderData, refetch } = useHoldList()
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return <HoldTableSkeleton />
  if (data.items.length === 0) return <EmptyState icon={<LockIcon />} title={t.emptyTitle} text={t.emptyText} />
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      <HoldTable holds={data.items} />
      <Pager {...data} />
    </div>
  )
}
