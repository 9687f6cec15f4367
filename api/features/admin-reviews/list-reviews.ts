import type { Review } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews } from '#api/staff/customers.store.ts'
import { closedReviews, openReviews } from '#api/staff/reviews.ts'

/**
 * Lists the open reviews, the one that waits longest first, or the closed ones, the one closed last first. The look at each customer is
 * recorded before anything is returned.
 */
export async function listReviews(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  status: 'open' | 'closed' | undefined,
): Promise<Review[]> {
  const items = await (status === 'closed' ? closedReviews(db) : openReviews(db))
  const phones = new Map(items.map(({ subject }) => [subject.customerId, subject.phoneNumber]))
  const subjects = [...phones].map(([id, name]) => ({ kind: 'customer' as const, id, name }))
  await recordViews(db, admin.id, subjects, clock())
  return items
}
