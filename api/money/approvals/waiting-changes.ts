import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import { type TransferSchedule, transfers } from '#api/kernel/db/schema/transfers.ts'
import { endRequest, lockRequest, notifyMaker, type RequestEnd } from './approval-requests.ts'
import { lockBusiness } from './approval-rules.ts'

/** Ends a change that waits for approval when its schedule ends, and notifies its maker. The schedule is locked afterwards. */
export async function endWaitingChange(
  tx: Db,
  { id, accountId }: Pick<TransferSchedule, 'id' | 'accountId'>,
  end: RequestEnd,
  at: Date,
): Promise<void> {
  // No change can be confirmed or approved in the meantime.
  await lockBusiness(tx, accountId, 'no key update')
  const isWaiting = and(eq(transfers.changesScheduleId, id), eq(approvalRequests.state, 'waiting'))
  const [waiting] = await tx
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .innerJoin(transfers, eq(transfers.id, approvalRequests.transferId))
    .where(isWaiting)
  if (!waiting) return
  const request = await endRequest(tx, await lockRequest(tx, waiting.id), end, at)
  if (request.decidedBy !== request.madeBy) await notifyMaker(tx, request, `approval_${end.state}`, at)
}
