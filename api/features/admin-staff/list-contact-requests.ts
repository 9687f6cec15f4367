import { desc } from 'drizzle-orm'
import type { ContactRequestList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'

const NEWEST = 200

/** Lists the people who asked to be called, the latest first. */
export async function listContactRequests({ db }: Deps): Promise<ContactRequestList> {
  const rows = await db.select().from(contactRequests).orderBy(desc(contactRequests.requestedAt)).limit(NEWEST)
  const items = rows.map(({ phone, requestedAt }) => ({
    phoneNumber: phone,
    requestedAt: requestedAt.toISOString(),
  }))
  return { items, nextCursor: null }
}
