import { endLocks } from '#api/accounts/lockouts.ts'
import { recordSecurityEvents } from '#api/accounts/security-events.ts'
import type { Deps } from '#api/deps.ts'
import { notify } from '#api/notifications/notify.ts'
import { keepResponse } from '#api/platform/kept-response.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { customerSubject, requireCustomer } from './customers.store.ts'
import { requireVisible } from './require-visible.ts'

/** Ends the customer's locks, which shows among the customer's security events. Returns how many locks there were. */
export async function unlockCustomer(deps: Deps, { admin }: AdminBearer, id: string, reason: string) {
  const { db, clock } = deps
  requireVisible({ reason }, ADMIN_NOTE_MIN_LENGTH)
  const customer = await requireCustomer(db, id)
  const subject = customerSubject(customer)
  return db.transaction(async tx => {
    const at = clock()
    const ended = await endLocks(tx, id, at)
    if (ended === 0) throw new PlinkError('NOT_LOCKED')
    await recordSecurityEvents(tx, { accountId: id, type: 'unlocked', reason: 'admin', at })
    await recordAdminEvent(tx, { adminId: admin.id, type: 'locks_ended', subject, reason: reason.trim(), at })
    await notify(tx, { to: id, message: { key: 'account_unlocked' }, at })
    return keepResponse(tx, { ended })
  })
}
