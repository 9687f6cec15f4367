import { eq } from 'drizzle-orm'
import type { StaffRequest, TransferSettlementRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockUndecided } from '#api/money/transfers/decide-transfer.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'

/** Asks for a transfer that needs a decision to end as paid or failed, which a second person decides. */
export async function requestTransferSettlement(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  transferId: string,
  { outcome, reason }: TransferSettlementRequest,
): Promise<StaffRequest> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const [transfer] = await db.select().from(transfers).where(eq(transfers.id, transferId))
  if (!transfer) throw new PlinkError('TRANSFER_NOT_FOUND')
  const { accountId: customerId, amount, sequenceNumber, transactionRef } = transfer
  const subjectName = sequenceNumber ?? transactionRef
  if (subjectName === null) throw new PlinkError('TRANSFER_STATE_INVALID')
  const now = clock()
  return db.transaction(async tx => {
    // The request is stored before the lock, in the order in which an approval takes them.
    const requestId = await createStaffRequest(tx, {
      payload: {
        kind: 'transfer_settlement',
        transferId,
        customerId,
        outcome,
        amount: sar(amount),
      },
      subjectId: transferId,
      subjectName,
      reason: visibleReason,
      requestedBy: admin.id,
      requestedAt: now,
    })
    await lockUndecided(tx, transferId)
    const request = await requireStaffRequest(tx, admin.id, requestId)
    await recordViews(tx, admin.id, subjectsOf([request]), now)
    return keepResponse(tx, request, 201)
  })
}
