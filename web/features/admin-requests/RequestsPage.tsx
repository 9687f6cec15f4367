import { useState } from 'react'
import { useListStaffRequests } from '#web/api/generated/admin-requests.ts'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { ClosedCards } from '#web/staff/ClosedCards.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { RequestCard } from '#web/staff/requests/RequestCard.tsx'
import { StatusTabs } from '#web/staff/StatusTabs.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { Button } from '#web/ui/Button.tsx'
import { PendingRequests } from './PendingRequests.tsx'
import { hasDraftOfUnlock, UnlockColleagueDialog } from './UnlockColleagueDialog.tsx'

/** The page of requests that two people have to agree on. */
export function RequestsPage() {
  const t = useTexts(adminRequests)
  const [isUnlocking, setUnlocking] = useState(hasDraftOfUnlock)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-prose">
          <PageIntro title={t.title} lead={t.lead} />
        </div>
        {useMayChange() ? (
          <Button variant="secondary" onClick={() => setUnlocking(true)}>
            {t.unlock}
          </Button>
        ) : null}
      </div>
      <ActionNotice outcome={notice} />
      <StatusTabs
        id="requests"
        label={t.tabs}
        tabs={[
          { value: 'pending', label: t.pending },
          { value: 'closed', label: t.closed },
        ]}
      >
        {status => (status === 'pending' ? <PendingRequests /> : <ClosedRequests />)}
      </StatusTabs>
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
  const query = useListStaffRequests({ status: 'closed' }, { query: usePolling() })
  return (
    <ClosedCards
      query={query}
      texts={useTexts(adminRequests)}
      card={request => <RequestCard key={request.requestId} request={request} />}
    />
  )
}
