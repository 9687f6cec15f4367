import { eq } from 'drizzle-orm'
import type { ReviewCount } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { reviews } from '#api/kernel/db/schema/reviews.ts'

/** Counts the queue for people who watch it without looking at the customers in it. */
export const countOpenReviews = async ({ db }: Deps): Promise<ReviewCount> => ({
  open: await db.$count(reviews, eq(reviews.status, 'open')),
})
