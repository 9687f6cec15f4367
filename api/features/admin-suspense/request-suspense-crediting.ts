import type { StaffRequest, SuspenseCreditingRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { lockForCrediting, suspenseCreditOf } from '#api/money/top-ups/suspense.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, recordViews, requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'

/** Asks for a bank transfer in suspense to go to the wallet of a customer, which a second person decides. */
export async function requestSuspenseCrediting(
  { db, clock, licence }: Deps,
  { admin }: AdminBearer,
  creditId: string,
  { customerId, reason }: SuspenseCreditingRequest,
): Promise<StaffRequest> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const credit = await suspenseCreditOf(db, creditId)
  const customer = await requireCustomer(db, customerId)
  const now = clock()
  return db.transaction(async tx => {
    // The request is stored before the locks, in the order in which an approval takes them.
    const requestId = await createStaffRequest(tx, {
      payload: { kind: 'suspense_crediting', creditId, customerId, amount: sar(credit.amount) },
      subjectId: creditId,
      subjectName: credit.bankReference,
      reason: visibleReason,
      requestedBy: admin.id,
      requestedAt: now,
    })
    await lockForCrediting(tx, { licence }, { creditId, customerId })
    await recordViews(tx, admin.id, [customerSubject(customer)], now)
    return keepResponse(tx, await requireStaffRequest(tx, admin.id, requestId), 201)
  })
}
