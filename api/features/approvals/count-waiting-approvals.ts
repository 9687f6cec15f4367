import type { WaitingApprovals } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { APPROVING } from '#api/money/approvals/approval-rules.ts'
import { isWaitingFor } from '#api/money/approvals/waiting-for.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** Counts the requests that this person may approve and has not approved. */
export async function countWaitingApprovals({ db, clock }: Deps, bearer: SessionBearer): Promise<WaitingApprovals> {
  if (!APPROVING.includes(bearer.person.role)) return { waiting: 0 }
  return { waiting: await db.$count(approvalRequests, isWaitingFor(bearer, clock())) }
}
