import { useId, useState } from 'react'
import type { AnyErrorCode } from '#web/api/fetcher.ts'
import { getGetCustomerQueryKey } from '#web/api/generated/admin-customers.ts'
import {
  getCountMoneyQueuesQueryKey,
  getGetAdminTopUpQueryKey,
  getGetAdminTransferQueryKey,
  getListMoneyExceptionsQueryKey,
  getSearchTopUpsQueryKey,
  getSearchTransfersQueryKey,
} from '#web/api/generated/admin-money.ts'
import {
  getGetReconciliationQueryKey,
  getListReconciliationDifferencesQueryKey,
  getListReconciliationFilesQueryKey,
} from '#web/api/generated/admin-reconciliation.ts'
import {
  getCountStaffRequestsQueryKey,
  getListStaffRequestsQueryKey,
  useDecideStaffRequest,
  useListStaffRequests,
} from '#web/api/generated/admin-requests.ts'
import { getListSuspendedTopUpsQueryKey, getListSuspenseCreditsQueryKey } from '#web/api/generated/admin-suspense.ts'
import type { StaffRequest, StaffRequestDecisionRequestDecision } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminNotes } from '#web/messages/staff/admin-notes.ts'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts } from '#web/staff/drafts/drafts.ts'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { useNotedAction } from '#web/staff/notes/use-noted-action.ts'
import { RequestCard } from '#web/staff/requests/RequestCard.tsx'
import { RequestFacts } from '#web/staff/requests/RequestFacts.tsx'
import { type OutcomeDialogProps, useChoiceDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** The requests that wait for a second person. The list polls for updates. An unconfirmed decision stays on screen. */
export function PendingRequests() {
  const { data, error, refetch } = useListStaffRequests({ status: 'pending' }, { query: usePolling() })
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  const { choice, choose, dialog } = useChoiceDialog(decisionDrafts, setNotice)
  return (
    <>
      <ActionNotice outcome={notice} />
      {error ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data ? <Waiting requests={data.items} onDecide={choose} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {/* Each decision has its own note. */}
      {choice ? <DecisionDialog key={decisionId(choice)} unconfirmed={choice} {...dialog} /> : null}
    </>
  )
}

/** The unconfirmed decision when a session ended. */
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

/** The person who made the request can only withdraw it, and reads why. */
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
      <div className="flex flex-wrap gap-2 max-[30rem]:w-full">
        {button('approve', isMine)}
        {button('reject', isMine)}
        {isMine ? button('withdraw', false) : null}
      </div>
    </>
  )
}

/** A decision that is not confirmed yet. */
interface UnconfirmedDecision {
  request: StaffRequest
  decision: StaffRequestDecisionRequestDecision
}

/** The key under which an unsent note is stored when the session ends. */
const decisionId = ({ request, decision }: UnconfirmedDecision) => `${decision} ${request.requestId}`

interface DecisionDialogProps extends OutcomeDialogProps {
  unconfirmed: UnconfirmedDecision
}

/** The codes that mean that the list on screen is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = [
  'STAFF_REQUEST_CLOSED',
  'STAFF_REQUEST_NOT_FOUND',
  'SECOND_PERSON_REQUIRED',
  'REQUESTER_REQUIRED',
]

/** Explains an approval and asks for a note. */
function DecisionDialog({ unconfirmed, open, onClose, onOutcome }: DecisionDialogProps) {
  const { mutateAsync: decideStaffRequest } = useDecideStaffRequest()
  const t = useTexts(adminRequests)
  const { aboutColleague } = useTexts(adminNotes)
  const { request, decision } = unconfirmed
  const { requestId, subject, customer, payload } = request
  const action = useNotedAction({
    id: decisionId(unconfirmed),
    call: (note, headers) => decideStaffRequest({ requestId, data: { decision, note }, headers }),
    shownBy: [
      getListStaffRequestsQueryKey(),
      getCountStaffRequestsQueryKey(),
      getCountMoneyQueuesQueryKey(),
      getListSuspenseCreditsQueryKey(),
      getListSuspendedTopUpsQueryKey(),
      getGetAdminTopUpQueryKey(subject.id),
      getSearchTopUpsQueryKey(),
      getListMoneyExceptionsQueryKey(),
      getGetReconciliationQueryKey(),
      getListReconciliationDifferencesQueryKey(),
      getListReconciliationFilesQueryKey(),
      getSearchTransfersQueryKey(),
      getGetAdminTransferQueryKey(subject.id),
      ...(customer ? [getGetCustomerQueryKey(customer.customerId)] : []),
    ],
    done: () => t.done[payload.kind][decision],
    outdatedCodes: OUTDATED_CODES,
    outdated: t.outdated,
    onOutcome,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.decideTitle[payload.kind][decision]}
      description={
        <>
          <RequestFacts request={request} />
          {decision === 'approve' ? <p>{t.effect[payload.kind]}</p> : null}
        </>
      }
      label={t.noteLabel}
      help={payload.kind === 'staff_unlock' ? aboutColleague : undefined}
      words={{ act: t.decide[decision], acting: t.deciding[decision] }}
      variant={decision === 'approve' ? 'danger' : 'primary'}
      action={action}
    />
  )
}
