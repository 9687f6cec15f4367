import { closeTogether } from '#api/testing/staff/closure-steps.ts'
import type { People } from '../people.ts'
import type { Preparation } from '../steps/preparation.ts'
import { staffSignedIn } from '../steps/sign-in.ts'
import { colleagueOf } from '../steps/staff-requests.ts'
import { after, preparedBy } from './preconditions.ts'
import type { ScenarioScript } from './scenario-script.ts'

/** The path names nothing that exists. */
export const unknownForStaff = (name: string): ScenarioScript => {
  return async ({ staff, call }) => {
    await staff.signIn()
    return call({ parameters: { [name]: crypto.randomUUID() } })
  }
}

export const customerNotFound = unknownForStaff('customerId')

/** Two members of the staff close the account. */
export async function closeAccount(people: People): Promise<void> {
  await closeTogether(people.staff, await colleagueOf(people), people.newcomer.userId)
}

export const closedBefore = after(closeAccount)

export const duringSignUp: ScenarioScript = async ({ newcomer, staff, call }) => {
  await newcomer.upTo('cr')
  await staff.signIn()
  return call()
}

/** A member of the staff calls after this, which takes the place of the preparation. */
export const asStaff = (prepare: Preparation): ScenarioScript =>
  preparedBy(async people => {
    const made = (await prepare(people)) ?? {}
    await staffSignedIn(people)
    return made
  })
