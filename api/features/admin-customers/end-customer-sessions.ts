import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { endAllSessions } from '#api/people/accounts/sessions.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/** Signs the customer out on every device. Returns how many sessions there were. */
export async function endCustomerSessions({ db, clock }: Deps, { admin }: AdminBearer, id: string, reason: string) {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const subject = customerSubject(await requireCustomer(db, id))
  return db.transaction(async tx => {
    const at = clock()
    const count = await endAllSessions(tx, id, 'admin', at)
    const changes = [{ field: 'sessions', from: String(count), to: '0' }]
    const event = { adminId: admin.id, subject, reason: visibleReason, changes, at }
    await recordAdminEvent(tx, { ...event, type: 'sessions_ended' })
    return keepResponse(tx, { ended: count })
  })
}
