import { eq } from 'drizzle-orm'
import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/platform/kept-response.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { cardTopUpOf, type LockedTopUp } from '#api/top-ups/card-top-ups.store.ts'
import { unreturnedAmount } from '#api/top-ups/take-back.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { sar } from '#domain/money.ts'
import { recordViews, subjectsOf } from './customers.store.ts'
import { requireVisible } from './require-visible.ts'

interface Asked {
  kind: 'top_up_crediting' | 'top_up_refund' | 'top_up_dispute'
  topUpId: string
  reason: string
}

/**
 * Asks for what becomes of the money of a card top-up.
 * @param lock refuses what cannot be done
 */
export async function requestAboutTopUp(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { kind, topUpId, reason }: Asked,
  lock: (tx: Db, amount: number) => Promise<LockedTopUp>,
): Promise<StaffRequest> {
  requireVisible({ reason }, ADMIN_NOTE_MIN_LENGTH)
  const topUp = await cardTopUpOf(db, topUpId)
  const amount = kind === 'top_up_dispute' ? unreturnedAmount(topUp) : topUp.suspended
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, topUp.walletId))
  const now = clock()
  return db.transaction(async tx => {
    // Before the locks, in the order in which an approval takes them.
    const requestId = await createStaffRequest(tx, {
      payload: { kind, topUpId, customerId: wallet!.accountId, amount: sar(amount) },
      subjectId: topUpId,
      subjectName: topUpId,
      reason: reason.trim(),
      requestedBy: admin.id,
      requestedAt: now,
    })
    await lock(tx, amount)
    const request = await requireStaffRequest(tx, admin.id, requestId)
    await recordViews(tx, admin.id, subjectsOf([request]), now)
    return keepResponse(tx, request, 201)
  })
}
