import { askForEmail, newestToken, tryToken } from '#api/testing/email-changes.ts'
import type { People } from '../people.ts'
import { inTurn } from './preparation.ts'
import { signedIn } from './sign-in.ts'

/** Has a link sent to the address of the examples, and keeps the change and the token. */
export async function askForExampleEmail({ plink, newcomer, customer, wallet }: People, email?: string): Promise<void> {
  wallet.emailChangeId = (await askForEmail(plink.deps, customer, email)).emailChangeId
  wallet.emailToken = await newestToken(plink.app, newcomer.phoneNumber)
}

export const withEmailChange = inTurn(signedIn, people => askForExampleEmail(people))

/** Confirms the address of the examples. */
export async function confirmExampleEmail(people: People): Promise<void> {
  await askForExampleEmail(people)
  await tryToken(people.plink.app, people.wallet.emailToken)
}
