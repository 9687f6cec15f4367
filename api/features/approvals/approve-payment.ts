import { eq, inArray } from 'drizzle-orm'
import type { Approval, ApprovePaymentRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { requireSendable } from '#api/features/transfer-batches/transfer-batches.store.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApprovalRequest, approvals } from '#api/kernel/db/schema/approvals.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { decide, lockRequest, notifyMaker } from '#api/money/approvals/approval-requests.ts'
import { APPROVING, lockBusiness, MAKING } from '#api/money/approvals/approval-rules.ts'
import { executeBillOrder } from '#api/money/bills/execute-bill-order.ts'
import { executeTransfer } from '#api/money/transfers/execute-transfer.ts'
import { scheduleTransfer } from '#api/money/transfers/schedule-changes.ts'
import { lockBatch, takeBatchStep } from '#api/money/transfers/transfer-batches.ts'
import { lockTransfer } from '#api/money/transfers/transfer-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { approvalCode, approvalGuesses, REFUSALS, uncountCode } from './approval-code.ts'
import { isOfRevision, presentApproval, requireApprovable, requireRequest } from './approvals.store.ts'

/**
 * Approves exactly this content, once for each person. The last approval that is needed carries the payment out. If that is refused, nothing is
 * stored. Throws the errors of `requireApprovable`, `APPROVAL_MAKER_GONE`, and the errors of a confirmation of the payment.
 */
export async function approvePayment(
  deps: Deps,
  bearer: SessionBearer,
  approvalId: string,
  { digest, otp }: ApprovePaymentRequest,
): Promise<Approval> {
  const { db, clock } = deps
  const { person, account } = bearer
  await requireApprovable(db, deps, await requireRequest(db, bearer, approvalId), person, digest)
  const attempt = {
    code: otp,
    guesses: approvalGuesses(person),
    isForAttempt: ({ context }: { context: string }) => context === digest,
  }
  return redeemCode(deps, approvalCode(approvalId, person), attempt, REFUSALS, async tx => {
    await uncountCode(tx, person)
    await lockBusiness(tx, account.id, 'share')
    const request = await lockRequest(tx, approvalId)
    // The check is repeated under the lock, because somebody may have been faster.
    await requireApprovable(tx, deps, request, person, digest)
    await requireStillThere(tx, request, person.id)
    await tx
      .insert(approvals)
      .values({ requestId: approvalId, revision: request.revision, personId: person.id, at: clock() })
    const isEnough = (await countValid(tx, request)) >= request.approvalsNeeded
    const outcome = isEnough ? await carryOut(tx, deps, request) : request
    return keepResponse(tx, await presentApproval(tx, deps, outcome, person))
  })
}

/** Locks the accounts of the people involved, so that their roles last until the transaction ends. Throws `ROLE_REQUIRED`, `APPROVAL_MAKER_GONE`. */
async function requireStillThere(tx: Db, request: ApprovalRequest, approver: string): Promise<void> {
  const rows = await tx.select({ id: approvals.personId }).from(approvals).where(isOfRevision(request))
  const ids = [...rows.map(({ id }) => id), request.madeBy, approver]
  const people = await tx.select().from(accounts).where(inArray(accounts.id, ids)).orderBy(accounts.id).for('share')
  const isAmong = (id: string, roles: typeof APPROVING) =>
    people.some(each => each.id === id && each.closedAt === null && roles.includes(each.role))
  if (!isAmong(approver, APPROVING)) throw new PlinkError('ROLE_REQUIRED')
  if (!isAmong(request.madeBy, MAKING)) throw new PlinkError('APPROVAL_MAKER_GONE')
}

/** Counts the approvals of the present content by people who still may approve. */
async function countValid(tx: Db, request: ApprovalRequest): Promise<number> {
  const rows = await tx
    .select({ role: accounts.role, closedAt: accounts.closedAt })
    .from(approvals)
    .innerJoin(accounts, eq(accounts.id, approvals.personId))
    .where(isOfRevision(request))
  return rows.filter(({ role, closedAt }) => closedAt === null && APPROVING.includes(role)).length
}

/** The request is approved first, because the database carries out nothing that is not approved. */
async function carryOut(tx: Db, deps: Deps, request: ApprovalRequest): Promise<ApprovalRequest> {
  const now = deps.clock()
  const decision = await decide(tx, request, { state: 'approved', stateCause: 'approved' }, now)
  const { transferId, billOrderId, batchId } = request
  if (transferId) await carryOutTransfer(tx, deps, transferId)
  if (billOrderId) await executeBillOrder(tx, deps, billOrderId, 'approved')
  if (batchId) {
    const batch = await lockBatch(tx, batchId)
    await requireSendable(tx, deps, batch)
    await takeBatchStep(tx, batch, 'sending', 'approved', now)
  }
  await notifyMaker(tx, decision, 'approval_approved', now)
  return decision
}

async function carryOutTransfer(tx: Db, deps: Deps, id: string): Promise<void> {
  const transfer = (await lockTransfer(tx, id))!
  if (transfer.startsOn === null) await executeTransfer(tx, deps, transfer, 'approved')
  else await scheduleTransfer(tx, deps, transfer, 'approved')
}
