import type { CustomerExport } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'
import { personalDataOf } from '#api/staff/personal-data.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/** Everything about a person, for that person. The reason is recorded before anything is returned. */
export async function exportCustomer(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  customerId: string,
  reason: string,
): Promise<CustomerExport> {
  const visibleReason = requireVisible('reason', reason, ADMIN_NOTE_MIN_LENGTH)
  const subject = customerSubject(await requireCustomer(db, customerId))
  const at = clock()
  const data = await db.transaction(async tx => {
    await recordAdminEvent(tx, { adminId: admin.id, type: 'customer_exported', subject, reason: visibleReason, at })
    return personalDataOf(tx, customerId)
  })
  return { customerId, exportedAt: at.toISOString(), data }
}
