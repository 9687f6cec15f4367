import { and, eq, max } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRequests, approvalRules, approvalRulesByPerson } from '#api/kernel/db/schema/approvals.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { endRequest, lockRequest, notifyMaker } from './approval-requests.ts'
import { APPROVING, lockBusiness, MAKING, peopleWithRole } from './approval-rules.ts'

/** A member who gets another role, or none any more. */
interface MemberChange {
  businessId: string
  memberId: string
  role: Account['role'] | null
}

/** Throws `APPROVER_NEEDED` if the rules would need an approval that nobody could give any more. */
export async function requireDispensable(tx: Db, { businessId, memberId, role }: MemberChange): Promise<void> {
  if (role !== null && APPROVING.includes(role)) return
  const isNamed = and(eq(approvalRulesByPerson.accountId, businessId), eq(approvalRulesByPerson.approverId, memberId))
  const [most] = await tx
    .select({ approvals: max(approvalRules.approvals) })
    .from(approvalRules)
    .where(eq(approvalRules.accountId, businessId))
  const approvers = await peopleWithRole(tx, businessId, APPROVING)
  // An owner who makes a payment does not approve it.
  const others = approvers.filter(id => id !== memberId).length - 1
  const isNeeded = approvers.includes(memberId) && (most?.approvals ?? 0) > others
  if (isNeeded || (await tx.$count(approvalRulesByPerson, isNamed)) > 0) throw new PlinkError('APPROVER_NEEDED')
}

/**
 * Ends what a member who may no longer make payments leaves behind: the rules about their payments, and their payments that wait for approval, which
 * nobody could carry out. Locks the business. Throws `APPROVER_NEEDED`.
 */
export async function releaseMember(tx: Db, change: MemberChange, decidedBy: string, at: Date): Promise<void> {
  const { businessId, memberId, role } = change
  await lockBusiness(tx, businessId, 'no key update')
  await requireDispensable(tx, change)
  if (role !== null && MAKING.includes(role)) return
  await tx
    .delete(approvalRulesByPerson)
    .where(and(eq(approvalRulesByPerson.accountId, businessId), eq(approvalRulesByPerson.makerId, memberId)))
  const isTheirs = and(eq(approvalRequests.madeBy, memberId), eq(approvalRequests.state, 'waiting'))
  const requests = await tx.select({ id: approvalRequests.id }).from(approvalRequests).where(isTheirs)
  for (const { id } of requests.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const end = { state: 'cancelled', stateCause: 'customer', decidedBy } as const
    const request = await endRequest(tx, await lockRequest(tx, id), end, at)
    await notifyMaker(tx, request, 'approval_cancelled', at)
  }
}
