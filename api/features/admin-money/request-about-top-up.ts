import { eq } from 'drizzle-orm'
import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { cardTopUpOf, type LockedTopUp } from '#api/money/top-ups/card-top-ups.store.ts'
import { unreturnedAmount } from '#api/money/top-ups/take-back.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { createStaffRequest, requireStaffRequest } from '#api/staff/staff-requests.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'

interface RequestInput {
  kind: 'top_up_crediting' | 'top_up_refund' | 'top_up_dispute'
  topUpId: string
  reason: string
}

/**
 * Requests a decision about the money of a card top-up.
 * @param lock refuses what cannot be done
 */
export async function requestAboutTopUp(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { kind, topUpId, reason }: RequestInput,
  lock: (tx: Db, amount: number) => Promise<LockedTopUp>,
): Promise<StaffRequest> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const topUp = await cardTopUpOf(db, topUpId)
  const amount = kind === 'top_up_dispute' ? unreturnedAmount(topUp) : topUp.suspended
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, topUp.walletId))
  const now = clock()
  return db.transaction(async tx => {
    // The request is stored before the locks, in the order in which an approval takes them.
    const requestId = await createStaffRequest(tx, {
      payload: { kind, topUpId, customerId: wallet!.accountId, amount: sar(amount) },
      subjectId: topUpId,
      subjectName: topUpId,
      reason: visibleReason,
      requestedBy: admin.id,
      requestedAt: now,
    })
    await lock(tx, amount)
    const request = await requireStaffRequest(tx, admin.id, requestId)
    await recordViews(tx, admin.id, subjectsOf([request]), now)
    return keepResponse(tx, request, 201)
  })
}
