import { eq, sql } from 'drizzle-orm'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { sandbox } from '#api/outside/sandbox/rules.ts'
import { deny } from '#api/testing/deny-list-steps.ts'
import { openAccount, type TestUser } from '../test-user.ts'
import type { Preparation } from './preparation.ts'
import { signedIn } from './prepare-admin-staff.ts'

/** Nafath asks for a review by compliance. */
export const withIdentityReview: Preparation = async user => {
  const { person, world } = user
  await world.deps.db.delete(reviews)
  await person.upTo('nafath')
  await person.askForApproval()
  await person.post(`/api/sandbox/nafath/${person.sessionId}/decision`, { decision: 'review' })
  await person.get(`/api/v1/nafath/status/${person.sessionId}`)
  await findReview(user)
  await signedIn(user)
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
  await signedIn(user)
}

/** The registry does not name the person. */
export const withRegistrationReview: Preparation = async user => {
  const { person, world } = user
  await world.deps.db.delete(reviews)
  await person.upTo('globalScreening')
  await person.through(world.with({ sandbox: { ...sandbox, isOnEveryRegistration: () => false } })).upTo('kyb')
  await findReview(user)
  await signedIn(user)
}

const listsCustomer: Partial<Providers> = {
  screening: {
    screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.', hits: ['Q1'] }),
  },
}

/** The daily screening finds the customer on a list. */
export const withRescreeningReview: Preparation = async user => {
  const { person, world } = user
  await world.deps.db.delete(reviews)
  await openAccount(user)
  await person.through(world.with({ providers: listsCustomer })).post('/api/sandbox/rescreenings', {
    phoneNumber: person.phoneNumber,
  })
  await findReview(user)
  await signedIn(user)
}

async function findReview({ world, person, adminValues }: TestUser): Promise<void> {
  const [review] = await world.deps.db.select().from(reviews).where(eq(reviews.applicantId, person.userId))
  adminValues.reviewId = review?.id ?? ''
}

/** Nobody is on the deny list. */
const withEmptyDenyList: Preparation = async user => {
  // A trigger refuses to delete single rows.
  await user.world.deps.db.execute(sql`truncate ${denyListEntries}`)
  await signedIn(user)
}

/** The person is the only one on the deny list. */
const withDenyListEntry: Preparation = async user => {
  await withEmptyDenyList(user)
  const { staff, person, adminValues } = user
  adminValues.entryId = (await deny(staff, person.values.idNumber)).entryId
}

/** By operationId. */
export const reviewPreparations: Record<string, Preparation> = {
  countOpenReviews: withIdentityReview,
  listReviews: withIdentityReview,
  decideReview: withIdentityReview,
  listDenyList: withDenyListEntry,
  addToDenyList: withEmptyDenyList,
  removeFromDenyList: withDenyListEntry,
}
