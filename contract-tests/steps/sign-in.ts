import { requireCallAtSignIn } from '#api/testing/customer-with-call.ts'
import type { Stop } from '#api/testing/newcomer.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { type Operation, scopesOf } from '../contract.ts'
import { openAccount, type People } from '../people.ts'
import { withKey, withSendingKey } from './api-keys.ts'
import { inTurn, type Preparation } from './preparation.ts'

export const upTo =
  (stop: Stop): Preparation =>
  ({ newcomer }) =>
    newcomer.upTo(stop)

/** Makes the last code so old that another one can be asked for. */
export const waitToResend: Preparation = async ({ plink }) => plink.clock.advance(OTP_RESEND_SECONDS)

export const signedIn = inTurn(openAccount, ({ customer }) => customer.signIn())

export const staffSignedIn: Preparation = async ({ staff }) => {
  await staff.signIn()
}

export const withAccount = inTurn(openAccount, staffSignedIn)

export const callPlaced: Preparation = async people => {
  await openAccount(people)
  await requireCallAtSignIn(people.plink, people.newcomer.values.phone)
  await people.customer.startLogin()
  await people.customer.verifyLogin()
}

export const waitingInNafath = inTurn(upTo('nafath'), ({ newcomer }) => newcomer.askForApproval())

/** Signs in an account without a profile, which has no wallet. */
export async function signInWithoutWallet(people: People): Promise<void> {
  await openAccount(people, { hasNoProfile: true })
  await people.customer.signIn()
  await withSendingKey(people)
}

/** Gives the user the token that the operation takes, and nothing more. */
export async function authenticate(operation: Operation, people: People): Promise<void> {
  const { schemes } = operation
  if (schemes.includes('onboardingToken')) await people.newcomer.upTo('cr')
  else if (schemes.includes('accessToken')) await signedIn(people)
  else if (schemes.includes('adminToken')) await people.staff.signIn()
  else if (schemes.includes('apiKey')) await inTurn(openAccount, withKey(scopesOf(operation)))(people)
}
