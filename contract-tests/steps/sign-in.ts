import { requireCallAtSignIn } from '#api/testing/customers/customer-with-call.ts'
import type { Stop } from '#api/testing/customers/newcomer.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { type Operation, scopesOf } from '../contract.ts'
import { openAccount, openAccountWithoutProfile, type People } from '../people.ts'
import { withKey } from './api-keys.ts'
import { inTurn, type Made } from './preparation.ts'

export const upTo =
  (stop: Stop) =>
  async ({ newcomer }: People): Promise<void> => {
    await newcomer.upTo(stop)
  }

/** Makes the last code so old that another one can be requested. */
export const waitToResend = async ({ plink }: People): Promise<void> => plink.clock.advance(OTP_RESEND_SECONDS)

export async function signIn({ customer }: People): Promise<void> {
  await customer.signIn()
}

export const signedIn = inTurn(openAccount, signIn)

export async function staffSignedIn({ staff }: People): Promise<void> {
  await staff.signIn()
}

export const withAccount = inTurn(openAccount, staffSignedIn)

export async function callPlaced(people: People): Promise<void> {
  const { plink, newcomer, customer } = people
  await openAccount(people)
  await requireCallAtSignIn(plink, newcomer.values.phone)
  await customer.startLogin()
  await customer.verifyLogin()
}

export const waitingInNafath = inTurn(upTo('nafath'), ({ newcomer }) => newcomer.askForApproval())

/** Signs in an account without a profile, which has no wallet. Returns a key of it. */
export const signedInWithoutWallet = inTurn(openAccountWithoutProfile, signIn, withKey(['transfers:send']))

/** Gives them the token that the operation takes, and prepares nothing else. */
export async function authenticate({ schemes, ...operation }: Operation, people: People): Promise<Made> {
  if (schemes.includes('onboardingToken')) await people.newcomer.upTo('cr')
  else if (schemes.includes('accessToken')) await signedIn(people)
  else if (schemes.includes('adminToken')) await people.staff.signIn()
  else if (schemes.includes('apiKey')) return inTurn(openAccount, withKey(scopesOf({ schemes, ...operation })))(people)
  return {}
}
