import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListStaffRequests } from '#web/api/generated/admin-requests.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminRequests } from '#web/messages/admin-requests.ts'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { RequestCard } from '#web/staff/requests/RequestCard.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { PendingRequests } from './PendingRequests.tsx'
import { hasDraftOfUnlock, UnlockColleagueDialog } from './UnlockColleagueDialog.tsx'

/** What two people have to agree on. The tab is in the URL. */
export function RequestsPage() {
  const t = useTexts(adminRequests)
  const [params, setParams] = useSearchParams()
  const shown = params.get('status') === 'closed' ? 'closed' : 'pending'
  const [isUnlocking, setUnlocking] = useState(hasDraftOfUnlock)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-prose gap-1">
          <PageHeading title={t.title} />
          <p className="text-muted">{t.lead}</p>
        </div>
        {useMayChange() ? (
          <Button variant="secondary" onClick={() => setUnlocking(true)}>
            {t.unlock}
          </Button>
        ) : null}
      </div>
      <ActionNotice outcome={notice} />
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
      <UnlockColleagueDialog
        open={isUnlocking}
        onClose={() => setUnlocking(false)}
        onAsked={() => {
          setUnlocking(false)
          setNotice({ tone: 'success', text: t.unlockAsked })
        }}
      />
    </>
  )
}

function ClosedRequests() {
  const t = useTexts(adminRequests)
  const { data, error, refetch } = useListStaffRequests({ status: 'closed' }, { query: usePolling() })
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />
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
