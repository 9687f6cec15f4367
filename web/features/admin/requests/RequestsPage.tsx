import { useSearchParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { useListStaffRequests } from '#web/api/generated/admin.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminRequests } from '#web/messages/admin-requests.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { usePolling } from '../use-polling.ts'
import { PendingRequests } from './PendingRequests.tsx'
import { RequestCard } from './RequestCard.tsx'

/** What two people have to agree on. The tab is in the URL. */
export function RequestsPage() {
  const t = useTexts(adminRequests)
  const [params, setParams] = useSearchParams()
  const shown = params.get('status') === 'closed' ? 'closed' : 'pending'
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      <Tabs
        id="requests"
        label={t.tabs}
        tabs={[
          { value: 'pending', label: t.pending },
          { value: 'closed', label: t.closed },
        ]}
        value={shown}
        onValueChange={status => setParams(status === 'closed' ? { status } : {})}
      >
        {shown === 'pending' ? <PendingRequests /> : <ClosedRequests />}
      </Tabs>
    </>
  )
}

function ClosedRequests() {
  const t = useTexts(adminRequests)
  const errorText = useErrorText()
  const { data, error, refetch } = useListStaffRequests({ status: 'closed' }, { query: usePolling() })
  if (error && !data) return <LoadFailed text={errorText(error)} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={3} />
  if (data.items.length === 0) {
    return <EmptyState icon={<ClockIcon />} title={t.nothingClosedTitle} text={t.nothingClosedText} />
  }
  return (
    <>
      <p className="text-sm text-muted">{t.closedLead}</p>
      <ul className="grid grid-cols-1 gap-3">
        {data.items.map(request => (
          <RequestCard key={request.requestId} request={request} />
        ))}
      </ul>
    </>
  )
}
