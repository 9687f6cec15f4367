import { eq } from 'drizzle-orm'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { askForEmail, newestToken, tryToken } from '#api/testing/email-changes.ts'
import type { TestUser } from '../test-user.ts'

/** Has a link sent to the address of the examples, and keeps the change and the token. */
export async function askForExampleEmail({ world, person, customer, wallet }: TestUser, email?: string): Promise<void> {
  wallet.emailChangeId = (await askForEmail(world.deps, customer, email)).emailChangeId
  wallet.emailToken = await newestToken(world.app, person.phoneNumber)
}

/** Confirms the address of the examples. */
export async function confirmExampleEmail(user: TestUser): Promise<void> {
  await askForExampleEmail(user)
  await tryToken(user.world.app, user.wallet.emailToken)
}

/** As of before emails were confirmed. */
export async function storeUnconfirmedEmail({ world, person }: TestUser): Promise<void> {
  const isTheirs = eq(profiles.accountId, person.userId)
  await world.deps.db.update(profiles).set({ email: 'noura@palm.example' }).where(isTheirs)
}
