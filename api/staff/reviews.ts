import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Review as ReviewAnswer } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { admins } from '#api/db/schema/admin.ts'
import type { NafathRequest } from '#api/db/schema/nafath.ts'
import { type Applicant, applicants } from '#api/db/schema/onboarding.ts'
import { type Review, reviews } from '#api/db/schema/reviews.ts'

/** What is reviewed: the facts as they are when the review begins. */
type Facts = Pick<Review, 'applicantId' | 'nationalId' | 'businessType'> & { crNumber: string }

/** Undefined while sign-up has not come as far as there is something to review. */
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

/** Opens a review in place of an open one, which was about other facts. */
export async function openScreeningReview(tx: Db, facts: Facts, reason: string, now: Date): Promise<void> {
  const isOpen = and(
    eq(reviews.applicantId, facts.applicantId),
    eq(reviews.kind, 'screening'),
    eq(reviews.status, 'open'),
  )
  await tx.update(reviews).set({ status: 'overtaken', closedAt: now }).where(isOpen)
  await insertReview(tx, { ...facts, kind: 'screening', reason }, now)
}

type Insert = Omit<typeof reviews.$inferInsert, 'id' | 'status' | 'createdAt'>

async function insertReview(tx: Db, review: Insert, createdAt: Date): Promise<void> {
  await tx
    .insert(reviews)
    .values({ id: randomUUID(), ...review, status: 'open', createdAt })
    .onConflictDoNothing()
}

/** Nafath has settled by itself what was under review. */
export async function overtakeIdentityReview(tx: Db, nafathRequestId: string, now: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ status: 'overtaken', closedAt: now })
    .where(and(eq(reviews.nafathRequestId, nafathRequestId), eq(reviews.status, 'open')))
}

/** The newest screening review of exactly these facts. */
export async function newestScreeningReview(db: Db, facts: Facts): Promise<Review | undefined> {
  const [review] = await db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.kind, 'screening'),
        eq(reviews.applicantId, facts.applicantId),
        eq(reviews.nationalId, facts.nationalId),
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

export async function findReview(db: Db, id: string): Promise<Review | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id))
  return review
}

type Verdict = Pick<Review, 'status' | 'decidedBy' | 'note' | 'closedAt'>

/**
 * An identity that looks overtaken may be what Nafath has settled on our decision: somebody else has heard it first, or our answer was
 * lost. A decision that agrees with Nafath is taken then, so that it does not go without a word in the log.
 */
const undecided = (kind: Review['kind']): Review['status'][] => (kind === 'identity' ? ['open', 'overtaken'] : ['open'])

export const isUndecided = ({ kind, status }: Review): boolean => undecided(kind).includes(status)

/** Closes a review with a decision, once. Answers whether it was still to be decided. */
export async function closeReview(tx: Db, { id, kind }: Review, verdict: Verdict): Promise<boolean> {
  const closed = await tx
    .update(reviews)
    .set(verdict)
    .where(and(eq(reviews.id, id), inArray(reviews.status, undecided(kind))))
    .returning({ id: reviews.id })
  return closed.length > 0
}

const MOST = 100

/** Those that wait longest come first. */
export const openReviews = (db: Db) => list(db, eq(reviews.status, 'open'), asc(reviews.createdAt))

/** Those that were closed last come first. */
export const closedReviews = (db: Db) => list(db, ne(reviews.status, 'open'), desc(reviews.closedAt))

export const reviewsOf = (db: Db, applicantId: string) =>
  list(db, eq(reviews.applicantId, applicantId), desc(reviews.sequence))

export async function reviewAnswer(db: Db, id: string): Promise<ReviewAnswer | undefined> {
  const [review] = await list(db, eq(reviews.id, id), asc(reviews.createdAt))
  return review
}

async function list(db: Db, which: SQL, order: SQL): Promise<ReviewAnswer[]> {
  const rows = await db
    .select({
      review: reviews,
      phone: applicants.phone,
      registration: { crNumber: applicants.crNumber, legalName: applicants.crLegalName },
      admin: { name: admins.name, email: admins.email },
    })
    .from(reviews)
    .innerJoin(applicants, eq(applicants.id, reviews.applicantId))
    .leftJoin(admins, eq(admins.id, reviews.decidedBy))
    .where(which)
    .orderBy(order)
    .limit(MOST)
  return rows.map(present)
}

interface Row {
  review: typeof reviews.$inferSelect
  phone: string
  /** Of the applicant by now. */
  registration: { crNumber: string | null; legalName: string | null }
  admin: { name: string; email: string } | null
}

function present({ review, phone, registration, admin }: Row): ReviewAnswer {
  const { id, kind, status, applicantId, nationalId, crNumber, reason, createdAt, closedAt, note } = review
  // That of a registration which was verified later is not the name of the one under review.
  const legalName = registration.crNumber === crNumber ? registration.legalName : null
  return {
    reviewId: id,
    kind,
    status,
    subject: {
      customerId: applicantId,
      phoneNumber: phone,
      idNumber: nationalId,
      ...(crNumber !== null && { crNumber }),
      ...(legalName !== null && { legalName }),
    },
    ...(reason !== null && { reason }),
    createdAt: createdAt.toISOString(),
    ...(admin && note !== null && closedAt && { decision: { admin, note, decidedAt: closedAt.toISOString() } }),
  }
}
