import type { Review } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { closedReviews, openReviews } from '#api/staff/reviews.ts'

/** The open reviews, the one that waits longest first; or the closed ones, the one closed last first. */
export const listReviews = ({ db }: Deps, status: 'open' | 'closed' | undefined): Promise<Review[]> =>
  status === 'closed' ? closedReviews(db) : openReviews(db)
