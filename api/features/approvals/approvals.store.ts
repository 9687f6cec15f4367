import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Approval } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentBatch } from '#api/features/transfer-batches/transfer-batches.store.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApprovalRequest, approvalRequests, approvals } from '#api/kernel/db/schema/approvals.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { APPROVING, MAKING } from '#api/money/approvals/approval-rules.ts'
import { presentBillPayments } from '#api/money/bills/present-bill-payment.ts'
import { presentTransfer } from '#api/money/transfers/present-transfer.ts'
import { peopleOf } from '#api/people/accounts/people-of.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'
import { type ApprovalContent, contentOf, digestOf, preparedBy } from './approval-content.ts'

/** The request of the business. Throws `APPROVAL_NOT_FOUND`. */
export async function requireRequest(db: Db, { account }: SessionBearer, id: string): Promise<ApprovalRequest> {
  const isOfBusiness = and(eq(approvalRequests.id, id), eq(approvalRequests.accountId, account.id))
  const [request] = await db.select().from(approvalRequests).where(isOfBusiness)
  if (!request) throw new PlinkError('APPROVAL_NOT_FOUND')
  return request
}

/** Throws `APPROVAL_CLOSED` if the request no longer waits. */
export function requireWaiting({ dueAt }: ApprovalRequest, now: Date): void {
  if (dueAt === null || dueAt <= now) throw new PlinkError('APPROVAL_CLOSED')
}

/** Throws `APPROVAL_BY_MAKER`: nobody decides about their own payment. */
export function requireOther({ madeBy }: ApprovalRequest, person: Account): void {
  if (madeBy === person.id) throw new PlinkError('APPROVAL_BY_MAKER')
}

/** Throws `APPROVAL_OF_OTHERS` unless the person is the maker or an owner. */
export function requireOwn({ madeBy }: ApprovalRequest, person: Account): void {
  if (madeBy !== person.id && person.role !== 'owner') throw new PlinkError('APPROVAL_OF_OTHERS')
}

/** Throws if the person may not approve this digest, also `APPROVAL_GIVEN`, `APPROVAL_CHANGED`. Returns the content of the request. */
export async function requireApprovable(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  request: ApprovalRequest,
  person: Account,
  digest: string,
): Promise<ApprovalContent> {
  requireOther(request, person)
  requireWaiting(request, clock())
  const isGiven = and(isOfRevision(request), eq(approvals.personId, person.id))
  if ((await db.$count(approvals, isGiven)) > 0) throw new PlinkError('APPROVAL_GIVEN')
  const content = await contentOf(db, request)
  if (preparedBy(content) === person.id) throw new PlinkError('APPROVAL_BY_MAKER')
  if (!isOpenTo(request, await validApprovals(db, request), person.id)) throw new PlinkError('APPROVER_NAMED')
  if (digestOf(request, content) !== digest) throw new PlinkError('APPROVAL_CHANGED')
  return content
}

/** Whether this person's approval would count: the last place is for the approver whom a rule names, unless they have approved. */
function isOpenTo(
  { requiredApproverId, approvalsNeeded }: ApprovalRequest,
  approvers: readonly string[],
  personId: string,
): boolean {
  if (requiredApproverId === null || requiredApproverId === personId || approvers.includes(requiredApproverId))
    return true
  return approvers.length < approvalsNeeded - 1
}

/** Returns who has approved the present content and may still approve. */
async function validApprovals(db: Db, request: ApprovalRequest): Promise<string[]> {
  const rows = await approvalsOf(db, [request])
  const isValid = ({ revision, role, closedAt }: GivenApproval) =>
    revision === request.revision && mayApprove(role, closedAt)
  return rows.filter(isValid).map(({ personId }) => personId)
}

export const isOfRevision = ({ id, revision }: ApprovalRequest) =>
  and(eq(approvals.requestId, id), eq(approvals.revision, revision))

/** The requests as this person sees them, with all that they are about. */
export async function presentApprovals(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  requests: ApprovalRequest[],
  person: Account,
): Promise<Approval[]> {
  const approvalRows = await approvalsOf(db, requests)
  const people = await peopleOf(db, [
    ...requests.flatMap(({ madeBy, decidedBy, requiredApproverId }) => [madeBy, decidedBy, requiredApproverId]),
    ...approvalRows.map(({ personId }) => personId),
  ])
  const responses: Approval[] = []
  for (const request of requests) {
    const { id, state, amount, madeBy, createdAt, dueAt, stateSince, decidedBy, reason, approvalsNeeded } = request
    const content = await contentOf(db, request)
    const ofRequest = approvalRows.filter(({ requestId }) => requestId === id)
    const isVoid = (each: GivenApproval) =>
      each.revision !== request.revision || (state === 'waiting' && !mayApprove(each.role, each.closedAt))
    const isWaiting = dueAt !== null && dueAt > clock()
    const isOwn = madeBy === person.id || preparedBy(content) === person.id
    const hasApproved = ofRequest.some(each => each.personId === person.id && each.revision === request.revision)
    const required = request.requiredApproverId === null ? undefined : people.get(request.requiredApproverId)
    const valid = ofRequest.filter(each => !isVoid(each)).map(({ personId }) => personId)
    const by = decidedBy === null ? undefined : people.get(decidedBy)
    responses.push({
      approvalId: id,
      state,
      kind: content.kind,
      amount: sar(amount),
      madeBy: people.get(madeBy)!,
      createdAt: createdAt.toISOString(),
      ...(dueAt ? { expiresAt: dueAt.toISOString() } : { decidedAt: stateSince.toISOString() }),
      ...(by && { decidedBy: by }),
      ...(reason && { reason }),
      approvalsNeeded,
      ...(required && { requiredApprover: required }),
      approvals: ofRequest.map(each => ({
        by: people.get(each.personId)!,
        at: each.at.toISOString(),
        isVoid: isVoid(each),
      })),
      digest: digestOf(request, content),
      mayApprove:
        isWaiting && !isOwn && APPROVING.includes(person.role) && !hasApproved && isOpenTo(request, valid, person.id),
      mayChange: isWaiting && MAKING.includes(person.role) && (madeBy === person.id || person.role === 'owner'),
      ...(await presentContent(db, content)),
    })
  }
  return responses
}

export async function presentApproval(
  db: Db,
  deps: Pick<Deps, 'clock'>,
  request: ApprovalRequest,
  person: Account,
): Promise<Approval> {
  const [approval] = await presentApprovals(db, deps, [request], person)
  return approval!
}

type GivenApproval = Awaited<ReturnType<typeof approvalsOf>>[number]

const approvalsOf = (db: Db, requests: ApprovalRequest[]) => {
  const ids = requests.map(({ id }) => id)
  const { requestId, revision, personId, at } = approvals
  return db
    .select({ requestId, revision, personId, at, role: accounts.role, closedAt: accounts.closedAt })
    .from(approvals)
    .innerJoin(accounts, eq(accounts.id, approvals.personId))
    .where(inArray(approvals.requestId, ids))
    .orderBy(asc(approvals.at), asc(approvals.personId))
}

const mayApprove = (role: Account['role'], closedAt: Date | null): boolean =>
  closedAt === null && APPROVING.includes(role)

async function presentContent(
  db: Db,
  content: ApprovalContent,
): Promise<Pick<Approval, 'transfer' | 'bills' | 'batch'>> {
  switch (content.kind) {
    case 'transfer':
      return { transfer: await presentTransfer(db, content.transfer) }
    case 'bills':
      return { bills: await presentBillPayments(db, content.payments) }
    case 'batch':
      return { batch: await presentBatch(db, content.batch) }
  }
}
