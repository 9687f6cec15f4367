import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Review as ReviewBody } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type Review, reviews } from '#api/kernel/db/schema/reviews.ts'

export async function findReview(db: Db, id: string): Promise<Review | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id))
  return review
}

type Verdict = Pick<Review, 'status' | 'decidedBy' | 'note' | 'closedAt'>

/**
 * An overtaken identity review may still be decided. Nafath may have acted on our decision while its response was lost, or another request
 * read the new status first. A decision that agrees with Nafath is then recorded, so that the log has it.
 */
const undecidedStates = (kind: Review['kind']): Review['status'][] =>
  kind === 'identity' ? ['open', 'overtaken'] : ['open']

export const isUndecided = ({ kind, status }: Review): boolean => undecidedStates(kind).includes(status)

/** Closes an undecided review with a decision. Returns false if it was already decided. */
export async function closeReview(tx: Db, { id, kind }: Review, verdict: Verdict): Promise<boolean> {
  const rows = await tx
    .update(reviews)
    .set(verdict)
    .where(and(eq(reviews.id, id), inArray(reviews.status, undecidedStates(kind))))
    .returning({ id: reviews.id })
  return rows.length > 0
}

const MAX_ROWS = 100

/** Returns the open reviews, the oldest first. */
export const openReviews = (db: Db) => list(db, eq(reviews.status, 'open'), asc(reviews.createdAt))

/** Returns the closed reviews, the one closed last first. */
export const closedReviews = (db: Db) => list(db, ne(reviews.status, 'open'), desc(reviews.closedAt))

export const reviewsOf = (db: Db, applicantId: string) =>
  list(db, eq(reviews.applicantId, applicantId), desc(reviews.sequence))

export async function findReviewBody(db: Db, id: string): Promise<ReviewBody | undefined> {
  const [review] = await list(db, eq(reviews.id, id), asc(reviews.createdAt))
  return review
}

async function list(db: Db, which: SQL, order: SQL): Promise<ReviewBody[]> {
  const rows = await db
    .select({
      review: reviews,
      phone: applicants.phone,
      registration: {
        crNumber: applicants.crNumber,
        unifiedNumber: applicants.unifiedNumber,
        legalName: applicants.crLegalName,
        legalNameArabic: applicants.crLegalNameArabic,
      },
      admin: { name: admins.name, email: admins.email },
    })
    .from(reviews)
    .innerJoin(applicants, eq(applicants.id, reviews.applicantId))
    .leftJoin(admins, eq(admins.id, reviews.decidedBy))
    .where(which)
    .orderBy(order)
    .limit(MAX_ROWS)
  return rows.map(present)
}

interface Row {
  review: typeof reviews.$inferSelect
  phone: string
  /** The applicant's current registration. */
  registration: Pick<Applicant, 'crNumber' | 'unifiedNumber'> & Record<'legalName' | 'legalNameArabic', string | null>
  admin: { name: string; email: string } | null
}

function present({ review, phone, registration, admin }: Row): ReviewBody {
  const { id, kind, status, applicantId, nationalId, crNumber, reason, parties, createdAt, closedAt, note } = review
  // The applicant may have verified another registration since, which does not belong to the review.
  const { unifiedNumber, legalName, legalNameArabic } =
    registration.crNumber === crNumber ? registration : { unifiedNumber: null, legalName: null, legalNameArabic: null }
  return {
    reviewId: id,
    kind,
    status,
    subject: {
      customerId: applicantId,
      phoneNumber: phone,
      idNumber: nationalId,
      ...(crNumber !== null && { crNumber }),
      ...(unifiedNumber !== null && { unifiedNumber }),
      ...(legalName !== null && { legalName }),
      ...(legalNameArabic !== null && { legalNameArabic }),
    },
    ...(reason !== null && { reason }),
    ...(parties !== null && { registeredParties: parties }),
    createdAt: createdAt.toISOString(),
    ...(admin && note !== null && closedAt && { decision: { admin, note, decidedAt: closedAt.toISOString() } }),
  }
}
