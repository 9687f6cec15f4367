import { signUp } from '#api/testing/customers/newcomer.ts'
import { newPeople } from '../people.ts'
import { requestOf } from '../request.ts'
import type { RequestFields } from '../request-fields.ts'
import { unknownId } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import type { Preparations } from '../steps/preparation.ts'
import { withIdentityReview } from '../steps/reviews.ts'
import { upTo, waitingInNafath } from '../steps/sign-in.ts'
import { testValues } from '../test-values.ts'

export const preparations: Preparations = {
  initiateNafath: upTo('nafath'),
  getNafathStatus: waitingInNafath,
}

export const requestFields: RequestFields = {
  initiateNafath: {
    fields: {
      nationalId: { operation: 'listSandboxNafathRequests', path: 'items[0].nationalId' },
      phoneE164: { operation: 'listSandboxNafathRequests', path: 'items[0].phoneNumber' },
    },
  },
}

const MINUTE = 60

/** The Nafath of the sandbox decides by the ID number, while the request names only the session. */
const decidedByTestId: ScenarioScript = async ({ plink, operation, scenario, call }) => {
  const [idNumber] = testValues.find(value => value.scenario === scenario.name)?.values ?? []
  if (!idNumber) throw new Error(`no test ID stands for ${scenario.name}`)
  const people = newPeople(plink, { idNumber })
  await waitingInNafath(people)
  return call(requestOf(operation, people, {}, scenario))
}

export const scripts: ScenarioScripts = {
  initiateNafath: {
    nafath_in_progress: async ({ plink, newcomer, prepare, call }) => {
      const made = await prepare()
      const other = await signUp(plink.app, { idNumber: newcomer.values.idNumber }).upTo('nafath')
      await other.askForApproval()
      plink.clock.advance(MINUTE)
      return call({ made })
    },
  },

  getNafathStatus: {
    all_green: async ({ newcomer, prepare, call }) => {
      await prepare()
      await newcomer.approve()
      return call()
    },
    nafath_under_review: decidedByTestId,
    nafath_rejected: decidedByTestId,
    nafath_declined: decidedByTestId,
    nafath_expired: decidedByTestId,
    asked_again: async context => {
      const { reviewId } = await withIdentityReview(context)
      await context.staff.decide(reviewId, 'ask_again')
      return context.call()
    },
    nafath_session_not_found: unknownId('sessionId'),
  },
}
