import { and, eq, gt, ne, notExists, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { approvalRequests, approvals } from '#api/kernel/db/schema/approvals.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'

interface Approver {
  account: Account
  person: Account
}

/** The condition that this approver may approve a request and has not approved it. */
export function isWaitingFor({ account, person }: Approver, now: Date): SQL | undefined {
  const { id, revision, accountId, state, madeBy, dueAt } = approvalRequests
  const ownApproval = new QueryBuilder()
    .select({ requestId: approvals.requestId })
    .from(approvals)
    .where(and(eq(approvals.requestId, id), eq(approvals.revision, revision), eq(approvals.personId, person.id)))
  return and(
    eq(accountId, account.id),
    eq(state, 'waiting'),
    ne(madeBy, person.id),
    gt(dueAt, now),
    notExists(ownApproval),
  )
}
