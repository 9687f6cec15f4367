import { askForEmail, newestToken, tryToken } from '#api/testing/customers/email-changes.ts'
import type { People } from '../people.ts'
import { inTurn } from './preparation.ts'
import { signedIn } from './sign-in.ts'

/** A change of the email address, and the token of its link. */
export type EmailChange = { emailChangeId: string; emailToken: string }

/** Has a link sent to the address of the examples. */
export async function requestExampleEmail({ plink, newcomer, customer }: People): Promise<EmailChange> {
  const { emailChangeId } = await askForEmail(plink.deps, customer)
  return { emailChangeId, emailToken: await newestToken(plink.app, newcomer.phoneNumber) }
}

export const withEmailChange = inTurn(signedIn, requestExampleEmail)

export async function openLink({ plink }: People, { emailToken }: EmailChange): Promise<void> {
  await tryToken(plink.app, emailToken)
}

/** Confirms the address of the examples. */
export const confirmExampleEmail = inTurn(requestExampleEmail, openLink)
