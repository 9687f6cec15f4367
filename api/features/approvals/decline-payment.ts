import type { Approval, DeclinePaymentRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { endRequest, lockRequest, notifyMaker } from '#api/money/approvals/approval-requests.ts'
import { lockBusiness } from '#api/money/approvals/approval-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { presentApproval, requireOther, requireRequest, requireWaiting } from './approvals.store.ts'

/** Throws `APPROVAL_BY_MAKER`, `APPROVAL_CLOSED`. */
export async function declinePayment(
  deps: Deps,
  bearer: SessionBearer,
  approvalId: string,
  { reason: input }: DeclinePaymentRequest,
): Promise<Approval> {
  const { db, clock } = deps
  const { account, person } = bearer
  requireOther(await requireRequest(db, bearer, approvalId), person)
  const reason = visibleLine(requireVisible('reason', input))
  return db.transaction(async tx => {
    await lockBusiness(tx, account.id, 'share')
    const request = await lockRequest(tx, approvalId)
    const now = clock()
    requireWaiting(request, now)
    const end = { state: 'declined', stateCause: 'approver', decidedBy: person.id, reason } as const
    const outcome = await endRequest(tx, request, end, now)
    await notifyMaker(tx, outcome, 'approval_declined', now)
    return keepResponse(tx, await presentApproval(tx, deps, outcome, person))
  })
}
