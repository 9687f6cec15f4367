import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type NafathRequest, type NafathState, nafathRequests } from '#api/db/schema/nafath.ts'
import { type Applicant, applicants } from '#api/db/schema/onboarding.ts'
import type { NafathOutcome } from '#api/providers/nafath/nafath.ts'
import { openIdentityReview, overtakeIdentityReview } from '#api/staff/reviews.store.ts'

export const LIVE_STATES: NafathState[] = ['SENT', 'pending']

/** The applicant's newest request for this ID. */
export async function newestNafathRequest(
  db: Db,
  applicantId: string,
  nationalId: string,
): Promise<NafathRequest | undefined> {
  const [request] = await db
    .select()
    .from(nafathRequests)
    .where(and(eq(nafathRequests.applicantId, applicantId), eq(nafathRequests.nationalId, nationalId)))
    .orderBy(desc(nafathRequests.sequence))
    .limit(1)
  return request
}

/** Moves a live request on; one that has ended stays as it ended. Answers whether it moved. */
export async function moveLive(db: Db, id: string, status: NafathState): Promise<boolean> {
  const moved = await db
    .update(nafathRequests)
    .set({ status })
    .where(and(eq(nafathRequests.id, id), inArray(nafathRequests.status, LIVE_STATES)))
    .returning({ id: nafathRequests.id })
  return moved.length > 0
}

/** What Nafath says about a request; with an approval come facts. */
export type NafathWord = { status: Exclude<NafathState, 'approved'> } | { status: 'approved'; dateOfBirth: string }

/** Undefined while Nafath has nothing to say. */
export function wordOf(outcome: NafathOutcome): NafathWord | undefined {
  switch (outcome.kind) {
    case 'approved':
      return { status: 'approved', dateOfBirth: outcome.dateOfBirth }
    case 'under_review':
      return { status: 'pending' }
    case 'declined':
      return { status: 'FAILED' }
    case 'rejected':
    case 'expired':
      return { status: outcome.kind }
    case 'waiting':
    case 'unavailable':
      return undefined
  }
}

/**
 * Takes over what Nafath says: the request, its review and the applicant's facts change together. An approval becomes a fact only while
 * the ID is still the verified one. The applicant is locked.
 */
export async function followNafath(
  tx: Db,
  request: NafathRequest,
  applicant: Applicant,
  word: NafathWord,
  now: Date,
): Promise<void> {
  if (!(await moveLive(tx, request.id, word.status))) return
  if (word.status === 'pending') return openIdentityReview(tx, request, applicant, now)
  await overtakeIdentityReview(tx, request.id, now)
  if (word.status !== 'approved' || applicant.nationalId !== request.nationalId) return
  const approval = { nafathApprovedAt: now, dateOfBirth: word.dateOfBirth }
  await tx.update(applicants).set(approval).where(eq(applicants.id, applicant.id))
}
