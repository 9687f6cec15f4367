import { eq } from 'drizzle-orm'
import type { ReviewCount } from '#api/contract/generated/schemas.ts'
import { reviews } from '#api/db/schema/reviews.ts'
import type { Deps } from '#api/deps.ts'

/** For those who watch the queue without looking at the customers in it. */
export const countOpenReviews = async ({ db }: Deps): Promise<ReviewCount> => ({
  open: await db.$count(reviews, eq(reviews.status, 'open')),
})
