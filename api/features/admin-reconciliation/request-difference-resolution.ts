import { eq } from 'drizzle-orm'
import type { DifferenceResolutionRequest, StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { correctionOf, lockOpenDifference } from '#api/money/reconciliation/resolve-difference.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/** Asks for a difference to be resolved, which a second person decides. */
export async function requestDifferenceResolution(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  differenceId: string,
  { resolution, reason }: DifferenceResolutionRequest,
): Promise<StaffRequest> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const isIt = eq(reconciliationDifferences.id, differenceId)
  const [difference] = await db.select().from(reconciliationDifferences).where(isIt)
  if (!difference) throw new PlinkError('DIFFERENCE_NOT_FOUND')
  const correction = correctionOf(difference, resolution)
  return db.transaction(async tx => {
    // The request is stored before the lock, in the order in which an approval takes them.
    const requestId = await createStaffRequest(tx, {
      payload: {
        kind: 'difference_resolution',
        differenceId,
        resolution,
        ...(correction !== undefined && { correction }),
      },
      subjectId: differenceId,
      subjectName: difference.reference ?? difference.day,
      reason: visibleReason,
      requestedBy: admin.id,
      requestedAt: clock(),
    })
    await lockOpenDifference(tx, differenceId)
    return keepResponse(tx, await requireStaffRequest(tx, admin.id, requestId), 201)
  })
}
