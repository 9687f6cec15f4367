import { and, desc, eq, sql } from 'drizzle-orm'
import { seed } from '#api/dev/seed/seed.ts'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { ProviderTimeout } from '#api/outside/providers/safeguards.ts'
import type { TestUser } from '../test-user.ts'
import type { Preparation } from './preparation.ts'

export const signedIn: Preparation = async ({ staff }) => {
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

const withContactRequest: Preparation = async user => {
  await user.person.post('/api/v1/support/contact-requests', { phoneNumber: user.person.phoneNumber })
  await signedIn(user)
}

/** By operationId. */
export const staffPreparations: Record<string, Preparation> = {
  logoutAdmin: signedIn,
  listAdminKybOptions: withKybOptions,
  createKybOption: withKybOptions,
  reorderKybOptions: withKybOptions,
  changeKybOption: withKybOptions,
  listAdminEvents: withOneEvent,
  getLedgerReport: signedIn,
  listProviderHealth: withProviders,
  listContactRequests: withContactRequest,
}
