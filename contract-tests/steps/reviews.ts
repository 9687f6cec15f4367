import { eq } from 'drizzle-orm'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import type { People } from '../people.ts'
import { inTurn } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'

export type ReviewId = { reviewId: string }

export async function withoutReviews({ plink }: People): Promise<void> {
  await plink.deps.db.delete(reviews)
}

/** Finds the review of the newcomer. */
export async function findReview({ plink, newcomer }: People): Promise<ReviewId> {
  const [review] = await plink.deps.db.select().from(reviews).where(eq(reviews.applicantId, newcomer.userId))
  if (!review) throw new Error('The newcomer has no review')
  return { reviewId: review.id }
}

async function askNafathForReview({ newcomer }: People): Promise<void> {
  await newcomer.upTo('nafath')
  await newcomer.askForApproval()
  await newcomer.post(`/api/sandbox/nafath/${newcomer.sessionId}/decision`, { decision: 'review' })
  await newcomer.get(`/api/v1/nafath/status/${newcomer.sessionId}`)
}

/** Nafath asks for a review by compliance. */
export const withIdentityReview = inTurn(withoutReviews, askNafathForReview, findReview, staffSignedIn)

const screeningAsksForReview: Partial<Providers> = {
  screening: { screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.' }) },
}

async function screen({ plink, newcomer }: People): Promise<void> {
  await newcomer.upTo('globalScreening')
  await newcomer.through(plink.with({ providers: screeningAsksForReview })).upTo('kyb')
}

/** The screening asks for a review by compliance. */
export const withScreeningReview = inTurn(screen, findReview, staffSignedIn)
