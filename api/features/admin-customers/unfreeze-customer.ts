import type { FreezeLifted } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { unfreezeWallet } from '#api/money/ledger/wallets.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/** Lifts the freeze of the customer's wallet. Throws `WALLET_NOT_FROZEN`. */
export async function unfreezeCustomer(
  deps: Deps,
  { admin }: AdminBearer,
  id: string,
  reason: string,
): Promise<FreezeLifted> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const customer = await requireCustomer(deps.db, id)
  const at = deps.clock()
  return deps.db.transaction(async tx => {
    await unfreezeWallet(tx, id, at)
    const subject = customerSubject(customer)
    await recordAdminEvent(tx, { adminId: admin.id, type: 'wallet_unfrozen', subject, reason: visibleReason, at })
    await notify(tx, { to: id, message: { key: 'wallet_unfrozen' }, at })
    return keepResponse(tx, { liftedAt: at.toISOString() })
  })
}
