import { useId, useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useListStaffRequests } from '#web/api/generated/admin.ts'
import type { StaffRequest, StaffRequestDecisionRequestDecision } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminRequests } from '#web/messages/admin-requests.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { createDrafts, useSaveDraft } from '../drafts/drafts.ts'
import { ActionNotice, type ActionOutcome } from '../notes/ActionNotice.tsx'
import { useMayChange } from '../session/use-may-change.ts'
import { useLive } from '../use-live.ts'
import { DecisionDialog, decisionId, type UnconfirmedDecision } from './DecisionDialog.tsx'
import { RequestCard } from './RequestCard.tsx'

/** At most one decision is unconfirmed. */
const DRAFT = 'decision'

/** The requests that wait for a second person. The list polls for updates. An unconfirmed decision stays on screen. */
export function PendingRequests() {
  const errorText = useErrorText()
  const { data, error, refetch } = useListStaffRequests({ status: 'pending' }, { query: useLive() })
  const [unconfirmed, setUnconfirmed] = useState(decisionDrafts.of(DRAFT) ?? null)
  const [open, setOpen] = useState(unconfirmed !== null)
  const [news, setNews] = useState<ActionOutcome | null>(null)
  useSaveDraft(() => decisionDrafts.save(DRAFT, open ? unconfirmed : null))
  const ask = (decision: UnconfirmedDecision) => {
    setUnconfirmed(decision)
    setOpen(true)
  }
  const tell = (what: ActionOutcome) => {
    setOpen(false)
    setNews(what)
  }
  return (
    <>
      <ActionNotice outcome={news} />
      {error ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {data ? <Waiting requests={data.items} onDecide={ask} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {unconfirmed ? (
        <DecisionDialog
          // Each decision has its own note.
          key={decisionId(unconfirmed)}
          unconfirmed={unconfirmed}
          open={open}
          onClose={() => setOpen(false)}
          onOutcome={tell}
        />
      ) : null}
    </>
  )
}

/** The unconfirmed decision when a session ended. Its note is stored separately. */
const decisionDrafts = createDrafts<UnconfirmedDecision>(adminSession)

interface WaitingProps {
  requests: readonly StaffRequest[]
  onDecide: (decision: UnconfirmedDecision) => void
}

function Waiting({ requests, onDecide }: WaitingProps) {
  const t = useTexts(adminRequests)
  return (
    <>
      {/* Always rendered, so that a new request is announced. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {requests.length > 0 ? t.waiting(requests.length) : ''}
      </p>
      {requests.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon />} title={t.nothingPendingTitle} text={t.nothingPendingText} />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {requests.map(request => (
            <RequestCard key={request.requestId} request={request}>
              <DecisionButtons request={request} onDecide={onDecide} />
            </RequestCard>
          ))}
        </ul>
      )}
    </>
  )
}

interface DecisionButtonsProps {
  request: StaffRequest
  onDecide: (decision: UnconfirmedDecision) => void
}

/** Whoever asked can only withdraw the request, and reads why. */
function DecisionButtons({ request, onDecide }: DecisionButtonsProps) {
  const t = useTexts(adminRequests)
  const why = useId()
  const { isMine } = request
  if (!useMayChange()) return null
  const button = (decision: StaffRequestDecisionRequestDecision, isDisabled: boolean) => (
    <Button
      variant="secondary"
      disabled={isDisabled}
      aria-describedby={isDisabled ? why : undefined}
      onClick={() => onDecide({ request, decision })}
    >
      {t.decide[decision]} <VisuallyHidden>{request.subject.name}</VisuallyHidden>
    </Button>
  )
  return (
    <>
      {isMine ? (
        <p id={why} className="basis-full">
          {t.mine}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {button('approve', isMine)}
        {button('reject', isMine)}
        {isMine ? button('withdraw', false) : null}
      </div>
    </>
  )
}
