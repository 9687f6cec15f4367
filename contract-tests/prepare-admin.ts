import { and, desc, eq, sql } from 'drizzle-orm'
import { countAttempt, failAttempt, loginLockout } from '#api/accounts/lockouts.ts'
import { adminEvents } from '#api/db/schema/admin.ts'
import { denyListEntries } from '#api/db/schema/deny-list.ts'
import { kybOptions } from '#api/db/schema/kyb.ts'
import { reviews } from '#api/db/schema/reviews.ts'
import type { Providers } from '#api/providers/providers.ts'
import { ProviderTimeout } from '#api/providers/safeguards.ts'
import { sandbox } from '#api/sandbox/rules.ts'
import { seed } from '#api/seed/seed.ts'
import { OTHER_DEVICE } from '#api/testing/customer.ts'
import { deny } from '#api/testing/deny-list-steps.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { openAccount, type TestUser } from './test-user.ts'
import { freeze, openExampleSubWallet, postExampleTransactions } from './wallet-setup.ts'

type Preparation = (user: TestUser) => Promise<void>

const signedIn: Preparation = async ({ staff }) => {
  await staff.signIn()
}

/** The KYB options are those of a new database. */
const withKybOptions: Preparation = async user => {
  const { db } = user.world.deps
  await db.delete(kybOptions)
  await seed(user.world.deps)
  await findPurpose(user, 'supplier_payments')
  await signedIn(user)
}

/** Sets `optionId` to the English option of this purpose. */
export async function findPurpose({ world, adminValues }: TestUser, code: string): Promise<void> {
  const condition = and(
    eq(kybOptions.category, 'purpose_of_account'),
    eq(kybOptions.code, code),
    eq(kybOptions.locale, 'en'),
  )
  const [option] = await world.deps.db.select().from(kybOptions).where(condition)
  adminValues.optionId = option?.id ?? ''
}

export const withAccount: Preparation = async user => {
  await openAccount(user)
  await signedIn(user)
}

export const withLockedAccount: Preparation = async user => {
  await withAccount(user)
  const { db, clock } = user.world.deps
  const key = loginLockout(user.person.userId)
  // Counted directly: verifying a password for each attempt would be slow.
  for (let count = 0; count < LOCKOUT_FAILURES; count++) await countAttempt(db, key, clock())
  await failAttempt(db, key, clock())
}

const withCustomerSignedIn: Preparation = async user => {
  await withAccount(user)
  await user.customer.signIn()
}

const withTransactions: Preparation = async user => {
  await withAccount(user)
  await postExampleTransactions(user)
}

const withMoneyAndDevices: Preparation = async user => {
  await withAccount(user)
  const laptop = await user.customer.at(OTHER_DEVICE).signIn()
  await laptop.post('/api/v1/auth/logout', { refreshToken: laptop.refreshToken })
  user.world.clock.advance(60)
  await user.customer.signIn()
  await postExampleTransactions(user)
  await openExampleSubWallet(user)
}

export const withoutWallet: Preparation = async user => {
  await openAccount(user, { hasNoProfile: true })
  await signedIn(user)
}

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

const withFrozenWallet: Preparation = async user => {
  await withAccount(user)
  await freeze(user)
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

/** The sign-in is the only admin event. */
const withOneEvent: Preparation = async user => {
  const { db } = user.world.deps
  // A trigger refuses to delete single rows.
  await db.execute(sql`truncate ${adminEvents}`)
  await signedIn(user)
}

/** One provider responds, another one has failed for some time. */
const withProviders: Preparation = async user => {
  const { providerHealth } = user.world.deps
  providerHealth.register('wathq', () => false)
  providerHealth.recordSuccess('wathq')
  providerHealth.register('unifonic', () => true)
  providerHealth.recordSuccess('unifonic')
  providerHealth.recordFailure('unifonic', new ProviderTimeout())
  await signedIn(user)
}

export async function findNewestEvent({ world, adminValues }: TestUser): Promise<void> {
  const [event] = await world.deps.db.select().from(adminEvents).orderBy(desc(adminEvents.sequence)).limit(1)
  adminValues.eventId = event?.id ?? ''
}

/** By operationId of the tag `admin`. */
export const adminPreparations: Record<string, Preparation> = {
  logoutAdmin: signedIn,
  listAdminKybOptions: withKybOptions,
  createKybOption: withKybOptions,
  reorderKybOptions: withKybOptions,
  changeKybOption: withKybOptions,
  searchCustomers: withAccount,
  getCustomer: withMoneyAndDevices,
  listCustomerTransactions: withTransactions,
  unlockCustomer: withLockedAccount,
  unfreezeCustomer: withFrozenWallet,
  endCustomerSessions: withCustomerSignedIn,
  listReviews: withIdentityReview,
  decideReview: withIdentityReview,
  listDenyList: withDenyListEntry,
  addToDenyList: withEmptyDenyList,
  removeFromDenyList: withDenyListEntry,
  listAdminEvents: withOneEvent,
  listProviderHealth: withProviders,
}
