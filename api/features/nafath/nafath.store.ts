import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type NafathRequest, nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { LIVE_STATES } from '#api/people/applicants/nafath-requests.ts'

export async function findRequest(db: Db, id: string, applicantId: string): Promise<NafathRequest | undefined> {
  const [request] = await db
    .select()
    .from(nafathRequests)
    .where(and(eq(nafathRequests.id, id), eq(nafathRequests.applicantId, applicantId)))
  return request
}

/** The only live request for an ID, of any applicant. */
export async function findLive(db: Db, nationalId: string): Promise<NafathRequest | undefined> {
  const [request] = await db
    .select()
    .from(nafathRequests)
    .where(and(hasValue(nafathRequests.nationalId, nationalId), inArray(nafathRequests.status, LIVE_STATES)))
  return request
}

/** Ends the requests for an ID that the person did not decide in time. */
export async function expireOverdue(db: Db, nationalId: string, now: Date): Promise<void> {
  await db
    .update(nafathRequests)
    .set({ status: 'expired' })
    .where(
      and(
        hasValue(nafathRequests.nationalId, nationalId),
        eq(nafathRequests.status, 'SENT'),
        lte(nafathRequests.expiresAt, now),
      ),
    )
}

export async function insertRequest(db: Db, request: typeof nafathRequests.$inferInsert): Promise<NafathRequest> {
  const [row] = await db.insert(nafathRequests).values(request).returning()
  return row!
}

/** Stores the reference of Nafath, and returns the request with it. */
export async function storeStart(db: Db, id: string, reference: string, redirectUrl: string | null) {
  const [row] = await db
    .update(nafathRequests)
    .set({ reference, redirectUrl })
    .where(eq(nafathRequests.id, id))
    .returning()
  return row!
}
