import { askForEmail, newestToken, tryToken } from '#api/testing/email-changes.ts'
import type { TestUser } from '../test-user.ts'
import { inTurn } from './preparation.ts'
import { signedIn } from './sign-in.ts'

/** Has a link sent to the address of the examples, and keeps the change and the token. */
export async function askForExampleEmail({ world, person, customer, wallet }: TestUser, email?: string): Promise<void> {
  wallet.emailChangeId = (await askForEmail(world.deps, customer, email)).emailChangeId
  wallet.emailToken = await newestToken(world.app, person.phoneNumber)
}

export const withEmailChange = inTurn(signedIn, user => askForExampleEmail(user))

/** Confirms the address of the examples. */
export async function confirmExampleEmail(user: TestUser): Promise<void> {
  await askForExampleEmail(user)
  await tryToken(user.world.app, user.wallet.emailToken)
}
