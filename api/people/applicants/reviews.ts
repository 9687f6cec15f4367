import { randomUUID } from 'node:crypto'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import type { NafathRequest } from '#api/kernel/db/schema/nafath.ts'
import type { Applicant } from '#api/kernel/db/schema/onboarding.ts'
import { type MaskedParty, type Review, reviews } from '#api/kernel/db/schema/reviews.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'

/** The reviewed facts, as they were when the review was opened. */
type Facts = Pick<Review, 'applicantId' | 'nationalId' | 'businessType'> & { crNumber: string }

/** Returns undefined until sign-up has an ID and a registration. */
export function factsUnderReview({ id, nationalId, crNumber, businessType }: Applicant): Facts | undefined {
  return nationalId && crNumber ? { applicantId: id, nationalId, crNumber, businessType } : undefined
}

export async function openIdentityReview(
  tx: Db,
  { id: nafathRequestId, nationalId }: NafathRequest,
  { id: applicantId, crNumber, businessType }: Applicant,
  now: Date,
): Promise<void> {
  const facts = { applicantId, nationalId, crNumber, businessType }
  await insertReview(tx, { ...facts, kind: 'identity', nafathRequestId }, now)
}

/** The subject of the review of a screening: its reason, or the people whom the registration names. */
type Finding = { kind: 'screening'; reason: string } | { kind: 'not_on_registration'; parties: MaskedParty[] }

/** Opens a review and closes an open one, which was about other facts. */
export async function openReviewOfFacts(tx: Db, facts: Facts, finding: Finding, now: Date): Promise<void> {
  const isOpen = and(
    eq(reviews.applicantId, facts.applicantId),
    ne(reviews.kind, 'identity'),
    eq(reviews.status, 'open'),
  )
  await tx.update(reviews).set({ status: 'overtaken', closedAt: now }).where(isOpen)
  await insertReview(tx, { ...facts, ...finding }, now)
}

/**
 * Opens a review of a hit of the daily screening, unless compliance knows it: it is under review, or all entries were decided on. Returns
 * whether a review of the daily screening is open.
 */
export async function openRescreeningReview(
  tx: Db,
  facts: Facts,
  { reason, hits }: { reason: string; hits: string[] },
  now: Date,
): Promise<boolean> {
  const isOfCustomer = and(eq(reviews.applicantId, facts.applicantId), eq(reviews.kind, 'rescreening'))
  const earlier = await tx.select().from(reviews).where(isOfCustomer)
  if (earlier.some(({ status }) => status === 'open')) return true
  const decidedReviews = earlier.filter(({ status }) => status === 'approved' || status === 'rejected')
  const knownHits = new Set(decidedReviews.flatMap(review => review.hits ?? []))
  if (decidedReviews.length > 0 && hits.every(hit => knownHits.has(hit))) return false
  await insertReview(tx, { ...facts, kind: 'rescreening', reason, hits }, now)
  return true
}

type Insert = Omit<typeof reviews.$inferInsert, 'id' | 'status' | 'createdAt'>

async function insertReview(tx: Db, review: Insert, createdAt: Date): Promise<void> {
  await tx
    .insert(reviews)
    .values({ id: randomUUID(), ...review, status: 'open', createdAt })
    .onConflictDoNothing()
}

/** Closes the review of a request that Nafath itself has decided. */
export async function closeOvertakenReview(tx: Db, nafathRequestId: string, now: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ status: 'overtaken', closedAt: now })
    .where(and(eq(reviews.nafathRequestId, nafathRequestId), eq(reviews.status, 'open')))
}

/** The newest review of this kind of exactly these facts. */
export async function newestReviewOfFacts(db: Db, facts: Facts, kind: Finding['kind']): Promise<Review | undefined> {
  const [review] = await db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.kind, kind),
        eq(reviews.applicantId, facts.applicantId),
        hasValue(reviews.nationalId, facts.nationalId),
        eq(reviews.crNumber, facts.crNumber),
        eq(reviews.businessType, facts.businessType),
      ),
    )
    .orderBy(desc(reviews.sequence))
    .limit(1)
  return review
}

export async function reviewOfNafathRequest(db: Db, nafathRequestId: string): Promise<Review | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.nafathRequestId, nafathRequestId))
  return review
}
