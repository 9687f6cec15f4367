import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { endLocks } from '#api/people/accounts/lockouts.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/** Ends the customer's locks, which shows among the customer's security events. Returns how many locks there were. */
export async function unlockCustomer(deps: Deps, { admin }: AdminBearer, id: string, reason: string) {
  const { db, clock } = deps
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const customer = await requireCustomer(db, id)
  const subject = customerSubject(customer)
  return db.transaction(async tx => {
    const at = clock()
    const count = await endLocks(tx, id, at)
    if (count === 0) throw new PlinkError('NOT_LOCKED')
    await recordSecurityEvents(tx, { accountId: id, type: 'unlocked', reason: 'admin', at })
    await recordAdminEvent(tx, { adminId: admin.id, type: 'locks_ended', subject, reason: visibleReason, at })
    await notify(tx, { to: id, message: { key: 'account_unlocked' }, at })
    return keepResponse(tx, { ended: count })
  })
}
