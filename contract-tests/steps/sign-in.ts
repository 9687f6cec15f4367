import { requireCallAtSignIn } from '#api/testing/customer-with-call.ts'
import type { Stop } from '#api/testing/newcomer.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { type Operation, scopesOf } from '../contract.ts'
import { openAccount, type TestUser } from '../test-user.ts'
import { withKey, withSendingKey } from './api-keys.ts'
import { inTurn, type Preparation } from './preparation.ts'

export const upTo =
  (stop: Stop): Preparation =>
  ({ person }) =>
    person.upTo(stop)

/** Makes the last code so old that another one can be asked for. */
export const waitToResend: Preparation = async ({ world }) => world.clock.advance(OTP_RESEND_SECONDS)

export const signedIn = inTurn(openAccount, ({ customer }) => customer.signIn())

export const staffSignedIn: Preparation = async ({ staff }) => {
  await staff.signIn()
}

export const withAccount = inTurn(openAccount, staffSignedIn)

export const callPlaced: Preparation = async user => {
  await openAccount(user)
  await requireCallAtSignIn(user.world, user.person.values.phone)
  await user.customer.startLogin()
  await user.customer.verifyLogin()
}

export const waitingInNafath = inTurn(upTo('nafath'), ({ person }) => person.askForApproval())

/** Signs in an account without a profile, which has no wallet. */
export async function signInWithoutWallet(user: TestUser): Promise<void> {
  await openAccount(user, { hasNoProfile: true })
  await user.customer.signIn()
  await withSendingKey(user)
}

/** Gives the user the token that the operation takes, and nothing more. */
export async function authenticate(operation: Operation, user: TestUser): Promise<void> {
  const { schemes } = operation
  if (schemes.includes('onboardingToken')) await user.person.upTo('cr')
  else if (schemes.includes('accessToken')) await signedIn(user)
  else if (schemes.includes('adminToken')) await user.staff.signIn()
  else if (schemes.includes('apiKey')) await inTurn(openAccount, withKey(scopesOf(operation)))(user)
}
