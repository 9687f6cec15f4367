import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { closedRequests, pendingRequests } from '#api/staff/staff-requests.ts'

/**
 * Lists the requests that wait for a second person, the oldest first, or the closed ones, the one closed last first. The look at each customer is
 * recorded before anything is returned.
 */
export async function listStaffRequests(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  status: 'pending' | 'closed' | undefined,
): Promise<StaffRequest[]> {
  const items = await (status === 'closed' ? closedRequests(db, admin.id) : pendingRequests(db, admin.id))
  await recordViews(db, admin.id, subjectsOf(items), clock())
  return items
}
