import { useErrorText } from '#web/api/error-text.ts'
import { useListSuspenseCredits } from '#web/api/generated/admin.ts'
import type { SuspenseCredit } from '#web/api/generated/model/index.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { useLive } from '../use-live.ts'
import { SuspenseRow } from './SuspenseRow.tsx'

/** The bank transfers that are in no wallet. The list polls for updates. */
export function SuspensePage() {
  const t = useTexts(adminSuspense)
  const errorText = useErrorText()
  const { data, error, refetch } = useListSuspenseCredits({ query: useLive() })
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      {error ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {data ? <Credits items={data.items} /> : null}
    </>
  )
}

function Credits({ items }: { items: readonly SuspenseCredit[] }) {
  const t = useTexts(adminSuspense)
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* Always rendered, so that a new transfer is announced. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {items.length > 0 ? t.waiting(items.length) : ''}
      </p>
      {items.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />
      ) : (
        <Rows>
          {items.map(credit => (
            <SuspenseRow key={credit.creditId} credit={credit} />
          ))}
        </Rows>
      )}
    </div>
  )
}
