import { useErrorText } from '#web/api/error-text.ts'
import { useSearchCustomers } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PeopleIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { CustomerTable, CustomerTableSkeleton } from './CustomerTable.tsx'
import { serverQueryOf } from './customer-query.ts'

/** The server answers with no more than these. */
const MOST = 20

export function FoundCustomers({ query }: { query: string }) {
  const t = useTexts(adminCustomers)
  const errorText = useErrorText()
  const { data, error, refetch } = useSearchCustomers({ q: serverQueryOf(query) })
  if (error) return <LoadFailed text={errorText(error)} onTryAgain={refetch} />
  if (!data) return <CustomerTableSkeleton />
  const { length } = data.items
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="text-sm text-muted">
        {t.found(length)}
      </p>
      {length === 0 ? (
        <EmptyState icon={<PeopleIcon />} title={t.nobodyTitle} text={t.nobodyText} />
      ) : (
        <CustomerTable customers={data.items} query={query} />
      )}
      {length === MOST ? <p className="text-sm text-muted">{t.newestOnly}</p> : null}
    </div>
  )
}
