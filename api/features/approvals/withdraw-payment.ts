import type { Approval } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { endRequest, lockRequest, notifyMaker } from '#api/money/approvals/approval-requests.ts'
import { lockBusiness } from '#api/money/approvals/approval-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentApproval, requireOwn, requireRequest, requireWaiting } from './approvals.store.ts'

/** Throws `APPROVAL_OF_OTHERS`, `APPROVAL_CLOSED`. */
export async function withdrawPayment(deps: Deps, bearer: SessionBearer, approvalId: string): Promise<Approval> {
  const { db, clock } = deps
  const { account, person } = bearer
  requireOwn(await requireRequest(db, bearer, approvalId), person)
  return db.transaction(async tx => {
    await lockBusiness(tx, account.id, 'share')
    const request = await lockRequest(tx, approvalId)
    const now = clock()
    requireWaiting(request, now)
    const end = { state: 'cancelled', stateCause: 'customer', decidedBy: person.id } as const
    const outcome = await endRequest(tx, request, end, now)
    if (request.madeBy !== person.id) await notifyMaker(tx, outcome, 'approval_cancelled', now)
    return keepResponse(tx, await presentApproval(tx, deps, outcome, person))
  })
}
