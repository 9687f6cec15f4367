import { endLocks } from '#api/accounts/lockouts.ts'
import { recordSecurityEvents } from '#api/accounts/security-events.ts'
import { endAllSessions } from '#api/accounts/sessions.ts'
import type { Deps } from '#api/deps.ts'
import { notify } from '#api/notifications/notify.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { type CustomerRow, findCustomer } from './customer-search.ts'
import { requireVisible } from './require-visible.ts'

/** Ends what locks the customer, who sees it among the security events. Answers how many locks there were. */
export async function unlockCustomer(deps: Deps, { admin }: AdminBearer, id: string, reason: string): Promise<number> {
  const { db, clock } = deps
  requireVisible({ reason }, ADMIN_NOTE_MIN_LENGTH)
  const customer = await requireCustomer(deps, id)
  const count = await db.transaction(async tx => {
    const at = clock()
    const ended = await endLocks(tx, id, at)
    if (ended === 0) throw new PlinkError('NOT_LOCKED')
    await recordSecurityEvents(tx, { accountId: id, type: 'unlocked', reason: 'admin', at })
    await recordAdminEvent(tx, {
      adminId: admin.id,
      type: 'locks_ended',
      subject: subjectOf(customer),
      reason: reason.trim(),
      at,
    })
    return ended
  })
  const { phone } = customer.applicant
  await notify(deps, phone, `Your Plink account was unlocked. If you did not ask for it, call ${deps.support.phone}.`)
  return count
}

/** Signs the customer out everywhere. Answers how many sessions there were. */
export async function endCustomerSessions(
  deps: Deps,
  { admin }: AdminBearer,
  id: string,
  reason: string,
): Promise<number> {
  const { db, clock } = deps
  requireVisible({ reason }, ADMIN_NOTE_MIN_LENGTH)
  const customer = await requireCustomer(deps, id)
  return db.transaction(async tx => {
    const at = clock()
    const ended = await endAllSessions(tx, id, 'admin', at)
    const changes = [{ field: 'sessions', from: String(ended), to: '0' }]
    const subject = subjectOf(customer)
    await recordAdminEvent(tx, {
      adminId: admin.id,
      type: 'sessions_ended',
      subject,
      reason: reason.trim(),
      changes,
      at,
    })
    return ended
  })
}

async function requireCustomer({ db }: Deps, id: string): Promise<CustomerRow> {
  const customer = await findCustomer(db, id)
  if (!customer) throw new PlinkError('CUSTOMER_NOT_FOUND')
  return customer
}

const subjectOf = ({ applicant }: CustomerRow) => ({
  kind: 'customer' as const,
  id: applicant.id,
  name: applicant.phone,
})
