import { closeTogether } from '#api/testing/closure-steps.ts'
import { colleagueOf } from '../../steps/staff-requests.ts'
import { after } from '../preconditions.ts'
import type { ScenarioContext, ScenarioScript } from '../scenario-context.ts'

/** The path names nothing that exists. */
export const unknown =
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

export const customerNotFound = unknown('customerId')

export const closeAccount = async (context: ScenarioContext) =>
  closeTogether(context.staff, await colleagueOf(context), context.person.userId)

export const closedBefore = after(closeAccount)

/** The same key with another note. */
export const otherNote: ScenarioScript = async ({ prepare, call, scenario }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await prepare()
  await call({ headers })
  return call({ headers, body: { ...scenario.body, note: 'Passport not seen' } })
}

export const duringSignUp: ScenarioScript = async ({ person, staff, call }) => {
  await person.upTo('cr')
  await staff.signIn()
  return call()
}
