import { signUp } from '#api/testing/newcomer.ts'
import { requestOf } from '../request.ts'
import type { RequestFields } from '../request-fields.ts'
import { unknownId } from '../scenarios/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scenarios/scenario-script.ts'
import type { Preparations } from '../steps/preparation.ts'
import { withIdentityReview } from '../steps/reviews.ts'
import { upTo, waitingInNafath } from '../steps/sign-in.ts'
import { testUser } from '../test-user.ts'
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

/** The sandbox's Nafath decides by the ID number; the request names only the session. */
const decidedByTestId: ScenarioScript = async ({ world, operation, scenario, call }) => {
  const [idNumber] = testValues.find(value => value.scenario === scenario.name)?.values ?? []
  if (!idNumber) throw new Error(`no test ID stands for ${scenario.name}`)
  const user = testUser(world, { idNumber })
  await waitingInNafath(user)
  return call(requestOf(operation, user, scenario))
}

export const scripts: ScenarioScripts = {
  initiateNafath: {
    nafath_in_progress: async ({ world, person, prepare, call }) => {
      await prepare()
      const other = await signUp(world.app, { idNumber: person.values.idNumber }).upTo('nafath')
      await other.askForApproval()
      world.clock.advance(MINUTE)
      return call()
    },
  },

  getNafathStatus: {
    all_green: async ({ person, prepare, call }) => {
      await prepare()
      await person.approve()
      return call()
    },
    nafath_under_review: decidedByTestId,
    nafath_rejected: decidedByTestId,
    nafath_declined: decidedByTestId,
    nafath_expired: decidedByTestId,
    asked_again: async context => {
      await withIdentityReview(context)
      await context.staff.decide(context.adminValues.reviewId, 'ask_again')
      return context.call()
    },
    nafath_session_not_found: unknownId('sessionId'),
  },
}
