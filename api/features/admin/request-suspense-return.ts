import { eq } from 'drizzle-orm'
import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/platform/kept-response.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { lockInSuspense, suspenseCreditOf } from '#api/top-ups/suspense.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { sar } from '#domain/money.ts'
import { requireVisible } from './require-visible.ts'

/** Asks for a bank transfer in suspense to be sent back, which a second person decides. */
export async function requestSuspenseReturn(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  creditId: string,
  reason: string,
): Promise<StaffRequest> {
  requireVisible({ reason }, ADMIN_NOTE_MIN_LENGTH)
  const { amount, bankReference, walletId } = await suspenseCreditOf(db, creditId)
  const [wallet] = walletId ? await db.select().from(wallets).where(eq(wallets.id, walletId)) : []
  const customer = wallet && { customerId: wallet.accountId }
  return db.transaction(async tx => {
    const requestId = await createStaffRequest(tx, {
      payload: { kind: 'suspense_return', creditId, ...customer, amount: sar(amount) },
      subjectId: creditId,
      subjectName: bankReference,
      reason: reason.trim(),
      requestedBy: admin.id,
      requestedAt: clock(),
    })
    await lockInSuspense(tx, creditId)
    return keepResponse(tx, await requireStaffRequest(tx, admin.id, requestId), 201)
  })
}
