import { eq } from 'drizzle-orm'
import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { lockInSuspense, suspenseCreditOf } from '#api/money/top-ups/suspense.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'

/** Asks for a bank transfer in suspense to be sent back, which a second person decides. */
export async function requestSuspenseReturn(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  creditId: string,
  reason: string,
): Promise<StaffRequest> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const { amount, bankReference, walletId } = await suspenseCreditOf(db, creditId)
  const [wallet] = walletId ? await db.select().from(wallets).where(eq(wallets.id, walletId)) : []
  const customer = wallet && { customerId: wallet.accountId }
  return db.transaction(async tx => {
    const requestId = await createStaffRequest(tx, {
      payload: { kind: 'suspense_return', creditId, ...customer, amount: sar(amount) },
      subjectId: creditId,
      subjectName: bankReference,
      reason: visibleReason,
      requestedBy: admin.id,
      requestedAt: clock(),
    })
    await lockInSuspense(tx, creditId)
    return keepResponse(tx, await requireStaffRequest(tx, admin.id, requestId), 201)
  })
}
