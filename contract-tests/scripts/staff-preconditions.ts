import { closeTogether } from '#api/testing/closure-steps.ts'
import type { People } from '../people.ts'
import { inTurn, type Preparation } from '../steps/preparation.ts'
import { staffSignedIn } from '../steps/sign-in.ts'
import { colleagueOf } from '../steps/staff-requests.ts'
import { after, preparedBy } from './preconditions.ts'
import type { ScenarioScript } from './scenario-script.ts'

/** The path names nothing that exists. */
export const unknownForStaff =
  (
    name:
      | 'optionId'
      | 'customerId'
      | 'reviewId'
      | 'entryId'
      | 'requestId'
      | 'transferId'
      | 'exceptionId'
      | 'differenceId'
      | 'caseId',
  ): ScenarioScript =>
  async ({ staff, call }) => {
    await staff.signIn()
    return call({ parameters: { [name]: crypto.randomUUID() } })
  }

export const customerNotFound = unknownForStaff('customerId')

export const closeAccount = async (people: People) =>
  closeTogether(people.staff, await colleagueOf(people), people.newcomer.userId)

export const closedBefore = after(closeAccount)

/** The same key with another note. */
export const otherNote: ScenarioScript = async ({ prepare, call, scenario }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await prepare()
  await call({ headers })
  return call({ headers, body: { ...scenario.body, note: 'Passport not seen' } })
}

export const duringSignUp: ScenarioScript = async ({ newcomer, staff, call }) => {
  await newcomer.upTo('cr')
  await staff.signIn()
  return call()
}

/** A member of the staff calls after this, in place of the preparation. */
export const asStaff = (prepare: Preparation): ScenarioScript => preparedBy(inTurn(prepare, staffSignedIn))
