import type { Deps } from '#api/deps.ts'
import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'

/** Stores a number that the staff should call. The number is not verified: the call shows whose it is. */
export async function requestContact({ db, clock }: Deps, phone: string): Promise<void> {
  const requestedAt = clock()
  await db
    .insert(contactRequests)
    .values({ phone, requestedAt })
    .onConflictDoUpdate({ target: contactRequests.phone, set: { requestedAt } })
}
