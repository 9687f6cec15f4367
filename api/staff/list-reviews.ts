import { asc, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Review as ReviewAnswer } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { admins } from '#api/db/schema/admin.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { reviews } from '#api/db/schema/reviews.ts'

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
