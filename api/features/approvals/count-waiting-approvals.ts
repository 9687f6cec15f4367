import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { WaitingApprovals } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { approvalRequests, approvals } from '#api/kernel/db/schema/approvals.ts'
import { APPROVING } from '#api/money/approvals/approval-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** Counts the requests that this person may approve and has not approved. */
export async function countWaitingApprovals(
  { db, clock }: Deps,
  { account, person }: SessionBearer,
): Promise<WaitingApprovals> {
  if (!APPROVING.includes(person.role)) return { waiting: 0 }
  const { id, revision, accountId, state, madeBy, dueAt } = approvalRequests
  const [row] = await db
    .select({ waiting: sql`count(*)`.mapWith(Number) })
    .from(approvalRequests)
    .leftJoin(
      approvals,
      and(eq(approvals.requestId, id), eq(approvals.revision, revision), eq(approvals.personId, person.id)),
    )
    .where(
      and(
        eq(accountId, account.id),
        eq(state, 'waiting'),
        ne(madeBy, person.id),
        gt(dueAt, clock()),
        isNull(approvals.personId),
      ),
    )
  return { waiting: row!.waiting }
}
