import { and, asc, eq, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApprovalRequest, approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { lockBatch, takeBatchStep } from '#api/money/transfers/transfer-batches.ts'
import { lockTransfer, takeStep } from '#api/money/transfers/transfer-steps.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { APPROVAL_DAYS } from '#domain/constants.ts'
import { startOfDay } from '#domain/riyadh-time.ts'
import { APPROVING, approvalsFor, approverFor, lockBusiness, peopleWithRole } from './approval-rules.ts'

type Payment = Pick<ApprovalRequest, 'accountId' | 'madeBy' | 'amount'> &
  Partial<Pick<ApprovalRequest, 'transferId' | 'billOrderId' | 'batchId'>> & {
    /** The first day of a scheduled transfer. It cannot be approved once that day has begun. */
    startsOn?: string | null
  }

/**
 * Requests the approval of a payment that its maker has confirmed, if the rules of the business require one. Returns false if they do not. Callers
 * lock the payment afterwards.
 */
export async function askForApproval(tx: Db, { clock }: Pick<Deps, 'clock'>, payment: Payment): Promise<boolean> {
  const { startsOn, ...values } = payment
  await lockBusiness(tx, payment.accountId, 'share')
  const { accountId, madeBy, amount } = payment
  const requiredApproverId = await approverFor(tx, accountId, madeBy, amount)
  const approvalsNeeded = Math.max(await approvalsFor(tx, accountId, amount), requiredApproverId ? 1 : 0)
  if (approvalsNeeded === 0) return false
  const now = clock()
  const end = addSeconds(now, APPROVAL_DAYS * 86_400)
  const firstDay = startsOn ? startOfDay(startsOn) : end
  const [request] = await tx
    .insert(approvalRequests)
    .values({
      ...values,
      id: crypto.randomUUID(),
      approvalsNeeded,
      requiredApproverId,
      createdAt: now,
      dueAt: firstDay < end ? firstDay : end,
      state: 'waiting',
      stateCause: 'confirmed',
      stateSince: now,
    })
    .returning()
  await notifyApprovers(tx, request!, now)
  return true
}

/** Notifies those who may approve the payment that it waits for them. */
export async function notifyApprovers(
  tx: Db,
  { id: approvalId, accountId, madeBy, amount, approvalsNeeded, requiredApproverId }: ApprovalRequest,
  at: Date,
): Promise<void> {
  const message = { key: 'approval_waiting', amount, approvalId } as const
  const isForOne = approvalsNeeded === 1 && requiredApproverId !== null
  const people = isForOne ? [requiredApproverId] : await peopleWithRole(tx, accountId, APPROVING)
  for (const to of people) if (to !== madeBy) await notify(tx, { to, message, at })
}

/** Notifies the maker of the decision. */
export const notifyMaker = (
  tx: Db,
  { id: approvalId, madeBy, amount }: ApprovalRequest,
  key: 'approval_approved' | 'approval_declined' | 'approval_cancelled' | 'approval_expired',
  at: Date,
): Promise<void> => notify(tx, { to: madeBy, message: { key, amount, approvalId }, at })

/** Returns the request, and locks it until the transaction ends. The business is locked before it, and the payment after it. */
export async function lockRequest(tx: Db, id: string): Promise<ApprovalRequest> {
  const [request] = await tx.select().from(approvalRequests).where(eq(approvalRequests.id, id)).for('update')
  return request!
}

type Decision = Pick<ApprovalRequest, 'stateCause'> &
  Partial<Pick<ApprovalRequest, 'decidedBy' | 'reason'>> & { state: Exclude<ApprovalRequest['state'], 'waiting'> }

/** Stores the decision as the last state of the locked request. */
export async function decide(tx: Db, { id }: ApprovalRequest, decision: Decision, at: Date): Promise<ApprovalRequest> {
  const [decided] = await tx
    .update(approvalRequests)
    .set({ ...decision, stateSince: at, dueAt: null })
    .where(eq(approvalRequests.id, id))
    .returning()
  return decided!
}

/** The end of a request without an approval. */
export type RequestEnd = Decision & {
  state: 'declined' | 'cancelled' | 'expired'
  stateCause: Exclude<ApprovalRequest['stateCause'], 'confirmed' | 'approved'>
}

/** Ends a locked request together with its payment, which has moved nothing. */
export async function endRequest(
  tx: Db,
  request: ApprovalRequest,
  end: RequestEnd,
  at: Date,
): Promise<ApprovalRequest> {
  const { transferId, billOrderId, batchId } = request
  const { state, stateCause: cause } = end
  const ids = billOrderId ? await transfersOfOrder(tx, billOrderId) : [transferId]
  for (const id of ids) {
    const transfer = id ? await lockTransfer(tx, id) : undefined
    if (transfer) await takeStep(tx, transfer, { state, cause, at }, { dueAt: null })
  }
  if (batchId) await takeBatchStep(tx, await lockBatch(tx, batchId), state, cause, at)
  return decide(tx, request, end, at)
}

/** Returns them in the order in which a confirmation locks them. */
async function transfersOfOrder(tx: Db, billOrderId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(eq(transfers.billOrderId, billOrderId))
    .orderBy(asc(transfers.billerCode), asc(transfers.billNumber))
  return rows.map(({ id }) => id)
}

/**
 * Gives the waiting payments of a locked business the number of approvals, and the approver, that its rules now require. A payment for which either
 * changes loses its approvals.
 */
export async function reviseRequests(tx: Db, accountId: string): Promise<void> {
  await tx.execute(sql`
    update approval_requests set approvals_needed = wanted.approvals, required_approver_id = wanted.approver_id, revision = revision + 1
    from (
      select request.id, coalesce((
        select rule.approvals from approval_rules rule
        where rule.account_id = request.account_id and rule.from_amount <= request.amount
        order by rule.from_amount desc limit 1), 1) as approvals, (
        select rule.approver_id from approval_rules_by_person rule
        where rule.account_id = request.account_id and rule.maker_id = request.made_by and rule.from_amount <= request.amount
        order by rule.from_amount desc limit 1) as approver_id
      from approval_requests request where request.account_id = ${accountId} and request.state = 'waiting'
    ) wanted
    where approval_requests.id = wanted.id and (approval_requests.approvals_needed, approval_requests.required_approver_id)
      is distinct from (wanted.approvals, wanted.approver_id)`)
}

/** Cancels the waiting requests of an account that is being closed. The account is locked. */
export async function stopRequests(tx: Db, accountId: string, at: Date): Promise<void> {
  const isWaiting = and(eq(approvalRequests.accountId, accountId), eq(approvalRequests.state, 'waiting'))
  const requests = await tx.select().from(approvalRequests).where(isWaiting).orderBy(approvalRequests.id).for('update')
  for (const request of requests)
    await endRequest(tx, request, { state: 'cancelled', stateCause: 'account_closed' }, at)
}
