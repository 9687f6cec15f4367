import { sql } from 'drizzle-orm'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { sandbox } from '#api/outside/sandbox/rules.ts'
import { deny } from '#api/testing/deny-list-steps.ts'
import { inCustomer, type RequestFields } from '../request-fields.ts'
import type { Preparation, Preparations } from '../steps/preparation.ts'
import { findReview, withIdentityReview } from '../steps/reviews.ts'
import { staffSignedIn } from '../steps/sign-in.ts'
import { openAccount } from '../test-user.ts'

/** The registry does not name the person. */
export const withRegistrationReview: Preparation = async user => {
  const { person, world } = user
  await world.deps.db.delete(reviews)
  await person.upTo('globalScreening')
  await person.through(world.with({ sandbox: { ...sandbox, isOnEveryRegistration: () => false } })).upTo('kyb')
  await findReview(user)
  await staffSignedIn(user)
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
  await staffSignedIn(user)
}

/** Nobody is on the deny list. */
const withEmptyDenyList: Preparation = async user => {
  // A trigger refuses to delete single rows.
  await user.world.deps.db.execute(sql`truncate ${denyListEntries}`)
  await staffSignedIn(user)
}

/** The person is the only one on the deny list. */
const withDenyListEntry: Preparation = async user => {
  await withEmptyDenyList(user)
  const { staff, person, adminValues } = user
  adminValues.entryId = (await deny(staff, person.values.idNumber)).entryId
}

export const preparations: Preparations = {
  countOpenReviews: withIdentityReview,
  listReviews: withIdentityReview,
  decideReview: withIdentityReview,
  listDenyList: withDenyListEntry,
  addToDenyList: withEmptyDenyList,
  removeFromDenyList: withDenyListEntry,
}

export const requestFields: RequestFields = {
  addToDenyList: {
    fields: {
      idNumber: { operation: 'listDenyList', path: 'items[0].lastDigits', as: sent => sent.slice(-4) },
      reason: { operation: 'listDenyList', path: 'items[0].reason' },
    },
  },
  removeFromDenyList: {
    fields: {
      reason: { operation: 'listDenyList', path: 'items[0].removal.reason', parameters: { status: 'removed' } },
    },
  },
  decideReview: {
    fields: {
      decision: { ...inCustomer('reviews[0].status'), as: { approve: 'approved' } },
      note: inCustomer('reviews[0].decision.note'),
    },
  },
}
