import { eq } from 'drizzle-orm'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import type { TestUser } from '../test-user.ts'
import type { Preparation } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'

/** Nafath asks for a review by compliance. */
export const withIdentityReview: Preparation = async user => {
  const { person, world } = user
  await world.deps.db.delete(reviews)
  await person.upTo('nafath')
  await person.askForApproval()
  await person.post(`/api/sandbox/nafath/${person.sessionId}/decision`, { decision: 'review' })
  await person.get(`/api/v1/nafath/status/${person.sessionId}`)
  await findReview(user)
  await staffSignedIn(user)
}

const screeningAsksForReview: Partial<Providers> = {
  screening: { screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.' }) },
}

/** The screening asks for a review by compliance. */
export const withScreeningReview: Preparation = async user => {
  const { person, world } = user
  await person.upTo('globalScreening')
  await person.through(world.with({ providers: screeningAsksForReview })).upTo('kyb')
  await findReview(user)
  await staffSignedIn(user)
}

export async function findReview({ world, person, adminValues }: TestUser): Promise<void> {
  const [review] = await world.deps.db.select().from(reviews).where(eq(reviews.applicantId, person.userId))
  adminValues.reviewId = review?.id ?? ''
}
