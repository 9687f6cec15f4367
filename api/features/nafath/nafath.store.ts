import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type NafathRequest, type NafathState, nafathRequests } from '#api/db/schema/nafath.ts'

const LIVE: NafathState[] = ['SENT', 'pending']

export async function findRequest(db: Db, id: string, applicantId: string): Promise<NafathRequest | undefined> {
  const [request] = await db
    .select()
    .from(nafathRequests)
    .where(and(eq(nafathRequests.id, id), eq(nafathRequests.applicantId, applicantId)))
  return request
}

/** The one live request for an ID, whoever made it. */
export async function findLive(db: Db, nationalId: string): Promise<NafathRequest | undefined> {
  const [request] = await db
    .select()
    .from(nafathRequests)
    .where(and(eq(nafathRequests.nationalId, nationalId), inArray(nafathRequests.status, LIVE)))
  return request
}

/** Ends requests for an ID that nobody has acted on in time. */
export async function expireOverdue(db: Db, nationalId: string, now: Date): Promise<void> {
  await db
    .update(nafathRequests)
    .set({ status: 'expired' })
    .where(
      and(
        eq(nafathRequests.nationalId, nationalId),
        eq(nafathRequests.status, 'SENT'),
        lte(nafathRequests.expiresAt, now),
      ),
    )
}

export async function insertRequest(db: Db, request: typeof nafathRequests.$inferInsert): Promise<NafathRequest> {
  const [inserted] = await db.insert(nafathRequests).values(request).returning()
  return inserted!
}

export async function keepStart(db: Db, id: string, reference: string, redirectUrl: string | null): Promise<void> {
  await db.update(nafathRequests).set({ reference, redirectUrl }).where(eq(nafathRequests.id, id))
}

/** Moves a live request on; one that has ended stays as it ended. Answers whether it moved. */
export async function moveLive(db: Db, id: string, status: NafathState): Promise<boolean> {
  const moved = await db
    .update(nafathRequests)
    .set({ status })
    .where(and(eq(nafathRequests.id, id), inArray(nafathRequests.status, LIVE)))
    .returning({ id: nafathRequests.id })
  return moved.length > 0
}
