import { eq } from 'drizzle-orm'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import type { People } from '../people.ts'
import type { Preparation } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'

/** Nafath asks for a review by compliance. */
export const withIdentityReview: Preparation = async people => {
  const { newcomer, plink } = people
  await plink.deps.db.delete(reviews)
  await newcomer.upTo('nafath')
  await newcomer.askForApproval()
  await newcomer.post(`/api/sandbox/nafath/${newcomer.sessionId}/decision`, { decision: 'review' })
  await newcomer.get(`/api/v1/nafath/status/${newcomer.sessionId}`)
  await findReview(people)
  await staffSignedIn(people)
}

const screeningAsksForReview: Partial<Providers> = {
  screening: { screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.' }) },
}

/** The screening asks for a review by compliance. */
export const withScreeningReview: Preparation = async people => {
  const { newcomer, plink } = people
  await newcomer.upTo('globalScreening')
  await newcomer.through(plink.with({ providers: screeningAsksForReview })).upTo('kyb')
  await findReview(people)
  await staffSignedIn(people)
}

export async function findReview({ plink, newcomer, adminValues }: People): Promise<void> {
  const [review] = await plink.deps.db.select().from(reviews).where(eq(reviews.applicantId, newcomer.userId))
  adminValues.reviewId = review?.id ?? ''
}
