import type { StaffRequest, StaffRequestDecisionRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { StaffRequestRow } from '#api/kernel/db/schema/staff-requests.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { applyRequest } from '#api/staff/request-kinds.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { closeRequest, lockPendingRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

type Decision = StaffRequestDecisionRequest['decision']

const STATE = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const

/** Stores the decision of the second person and, if it is an approval, carries the request out in the same transaction. */
export async function decideStaffRequest(
  deps: Deps,
  { admin }: AdminBearer,
  id: string,
  { decision, note: text }: StaffRequestDecisionRequest,
): Promise<StaffRequest> {
  const [note, at] = [requireVisible('note', text, ADMIN_NOTE_MIN_LENGTH), deps.clock()]
  return deps.db.transaction(async tx => {
    const request = await lockPendingRequest(tx, id)
    requireRightPerson(request, admin.id, decision)
    await closeRequest(tx, request, { state: STATE[decision], adminId: admin.id, note, at })
    if (decision === 'approve') await applyRequest(tx, deps, request.kind, { request, approvedBy: admin.id, at })
    return keepResponse(tx, await requireStaffRequest(tx, admin.id, id))
  })
}

/** The requester may only withdraw, and somebody else decides. The database also refuses a decision by the requester. */
function requireRightPerson({ requestedBy }: StaffRequestRow, adminId: string, decision: Decision): void {
  const isMine = requestedBy === adminId
  if (decision === 'withdraw' && !isMine) throw new PlinkError('REQUESTER_REQUIRED')
  if (decision !== 'withdraw' && isMine) throw new PlinkError('SECOND_PERSON_REQUIRED')
}
