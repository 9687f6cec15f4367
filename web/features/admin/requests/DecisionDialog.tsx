import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/error-text.ts'
import type { AnyErrorCode, ApiError } from '#web/api/fetcher.ts'
import {
  decideStaffRequest,
  getCountMoneyQueuesQueryKey,
  getCountStaffRequestsQueryKey,
  getGetAdminTopUpQueryKey,
  getGetAdminTransferQueryKey,
  getGetCustomerQueryKey,
  getListStaffRequestsQueryKey,
  getListSuspendedTopUpsQueryKey,
  getListSuspenseCreditsQueryKey,
  getSearchTransfersQueryKey,
} from '#web/api/generated/admin.ts'
import type { StaffRequest, StaffRequestDecisionRequestDecision } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminRequests } from '#web/messages/admin-requests.ts'
import type { ActionOutcome } from '../notes/ActionNotice.tsx'
import { NoteDialog } from '../notes/NoteDialog.tsx'
import { RequestFacts } from './RequestFacts.tsx'

/** A decision that is not confirmed yet. */
export interface UnconfirmedDecision {
  request: StaffRequest
  decision: StaffRequestDecisionRequestDecision
}

/** The key under which an unsent note is stored when the session ends. */
export const decisionId = ({ request, decision }: UnconfirmedDecision) => `${decision} ${request.requestId}`

interface DecisionDialogProps {
  unconfirmed: UnconfirmedDecision
  open: boolean
  onClose: () => void
  onOutcome: (news: ActionOutcome) => void
}

/** The codes that mean that the list on screen is out of date. */
const OUTDATED_CODES: readonly AnyErrorCode[] = [
  'STAFF_REQUEST_CLOSED',
  'STAFF_REQUEST_NOT_FOUND',
  'SECOND_PERSON_REQUIRED',
  'REQUESTER_REQUIRED',
]

/** Says what an approval does, and asks for a note. */
export function DecisionDialog({ unconfirmed, open, onClose, onOutcome }: DecisionDialogProps) {
  const t = useTexts(adminRequests)
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { request, decision } = unconfirmed
  const { requestId, customer, payload } = request
  const reload = () => {
    queryClient.invalidateQueries({ queryKey: getListStaffRequestsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getCountStaffRequestsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getCountMoneyQueuesQueryKey() })
    queryClient.invalidateQueries({ queryKey: getListSuspenseCreditsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getListSuspendedTopUpsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getGetAdminTopUpQueryKey(request.subject.id) })
    queryClient.invalidateQueries({ queryKey: getSearchTransfersQueryKey() })
    queryClient.invalidateQueries({ queryKey: getGetAdminTransferQueryKey(request.subject.id) })
    if (customer) queryClient.invalidateQueries({ queryKey: getGetCustomerQueryKey(customer.customerId) })
  }
  const onOutdated = (error: ApiError): boolean => {
    if (!OUTDATED_CODES.includes(error.body.code)) return false
    reload()
    onOutcome({ tone: 'warning', text: t.outdated(errorText(error)) })
    return true
  }
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
      words={{ act: t.decide[decision], acting: t.deciding[decision] }}
      variant={decision === 'approve' ? 'danger' : 'primary'}
      action={{
        id: decisionId(unconfirmed),
        call: (note, init) => decideStaffRequest(requestId, { decision, note }, init),
        onDone: () => {
          reload()
          onOutcome({ tone: 'success', text: t.done[payload.kind][decision] })
        },
        onOutdated,
      }}
    />
  )
}
