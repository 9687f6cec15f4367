import { asc, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { realTime } from '#api/kernel/platform/clock.ts'
import { endRequest, lockRequest, notifyMaker } from './approval-requests.ts'
import { lockBusiness } from './approval-rules.ts'

type ExpireDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'accountTime'>

/** Ends payments that have not been approved in time. */
export async function expireApprovals(deps: ExpireDeps, signal?: AbortSignal): Promise<void> {
  const dueAt = deps.accountTime.dueByOurClock(approvalRequests.dueAt, approvalRequests.accountId)
  const dueRequests = await deps.db
    .select({ id: approvalRequests.id, accountId: approvalRequests.accountId })
    .from(approvalRequests)
    .where(lte(dueAt, realTime(deps.clock)))
    .orderBy(asc(dueAt))
  for (const { id, accountId } of dueRequests) {
    if (signal?.aborted) return
    try {
      await deps.accountTime.run(deps.db, accountId, () => expire(deps, id, accountId))
    } catch (err) {
      deps.log.error({ err, approvalId: id }, 'A payment that nobody approved could not be ended. The job tries again.')
    }
  }
}

const expire = ({ db, clock }: ExpireDeps, id: string, accountId: string): Promise<void> =>
  db.transaction(async tx => {
    await lockBusiness(tx, accountId, 'share')
    const request = await lockRequest(tx, id)
    const now = clock()
    if (request.dueAt === null || request.dueAt > now) return
    await endRequest(tx, request, { state: 'expired', stateCause: 'timeout' }, now)
    await notifyMaker(tx, request, 'approval_expired', now)
  })
