import { and, desc, eq, sql } from 'drizzle-orm'
import { countAttempt, failAttempt, loginLockout } from '#api/accounts/lockouts.ts'
import { adminEvents } from '#api/db/schema/admin.ts'
import { kybOptions } from '#api/db/schema/kyb.ts'
import { reviews } from '#api/db/schema/reviews.ts'
import type { Providers } from '#api/providers/providers.ts'
import { seed } from '#api/seed/seed.ts'
import { LOCKOUT_FAILURES } from '#domain/constants.ts'
import { type Actor, openAccount } from './actor.ts'

type Ready = (actor: Actor) => Promise<void>

const signedIn: Ready = async ({ staff }) => {
  await staff.signIn()
}

/** The choices are those that a new database has. */
const withChoices: Ready = async actor => {
  const { db } = actor.world.deps
  await db.delete(kybOptions)
  await seed(actor.world.deps)
  await findPurpose(actor, 'supplier_payments')
  await signedIn(actor)
}

/** The example is about this purpose, in English. */
export async function findPurpose({ world, known }: Actor, code: string): Promise<void> {
  const isIt = and(
    eq(kybOptions.category, 'purpose_of_account'),
    eq(kybOptions.code, code),
    eq(kybOptions.locale, 'en'),
  )
  const [option] = await world.deps.db.select().from(kybOptions).where(isIt)
  known.optionId = option?.id ?? ''
}

export const withAccount: Ready = async actor => {
  await openAccount(actor)
  await signedIn(actor)
}

export const withLockedAccount: Ready = async actor => {
  await withAccount(actor)
  const { db, clock } = actor.world.deps
  const key = loginLockout(actor.person.userId)
  // Without the passwords, of which looking at each takes its time.
  for (let count = 0; count < LOCKOUT_FAILURES; count++) await countAttempt(db, key, clock())
  await failAttempt(db, key, clock())
}

const withCustomerSignedIn: Ready = async actor => {
  await withAccount(actor)
  await actor.customer.signIn()
}

/** Nafath has left the person to compliance. */
export const withIdentityReview: Ready = async actor => {
  const { person, world } = actor
  await world.deps.db.delete(reviews)
  await person.upTo('nafath')
  await person.askForApproval()
  await person.post(`/api/sandbox/nafath/${person.sessionId}/decision`, { decision: 'review' })
  await person.get(`/api/v1/nafath/status/${person.sessionId}`)
  await findReview(actor)
  await signedIn(actor)
}

const listed: Partial<Providers> = {
  screening: { screen: async () => ({ kind: 'review', reason: 'Your details need a manual compliance review.' }) },
}

/** The screening has. */
export const withScreeningReview: Ready = async actor => {
  const { person, world } = actor
  await person.upTo('globalScreening')
  await person.through(world.with({ providers: listed })).upTo('kyb')
  await findReview(actor)
  await signedIn(actor)
}

async function findReview({ world, person, known }: Actor): Promise<void> {
  const [review] = await world.deps.db.select().from(reviews).where(eq(reviews.applicantId, person.userId))
  known.reviewId = review?.id ?? ''
}

/** Nothing has happened before that. */
const withOneEvent: Ready = async actor => {
  const { db } = actor.world.deps
  // Not one by one: a trigger refuses that.
  await db.execute(sql`truncate ${adminEvents}`)
  await signedIn(actor)
}

export async function findNewestEvent({ world, known }: Actor): Promise<void> {
  const [event] = await world.deps.db.select().from(adminEvents).orderBy(desc(adminEvents.sequence)).limit(1)
  known.eventId = event?.id ?? ''
}

/** What must have happened before an administrator does something. */
export const readyAdmin: Record<string, Ready> = {
  logoutAdmin: signedIn,
  listAdminKybOptions: withChoices,
  createKybOption: withChoices,
  reorderKybOptions: withChoices,
  changeKybOption: withChoices,
  searchCustomers: withAccount,
  getCustomer: withCustomerSignedIn,
  unlockCustomer: withLockedAccount,
  endCustomerSessions: withCustomerSignedIn,
  listReviews: withIdentityReview,
  decideReview: withIdentityReview,
  listAdminEvents: withOneEvent,
}
