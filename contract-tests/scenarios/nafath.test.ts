import { signUp } from '#api/testing/personas.ts'
import { requestOf } from '../request.ts'
import { withIdentityReview } from '../steps/reviews.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { testUser } from '../test-user.ts'
import { testValues } from '../test-values.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript } from './scenario-context.ts'

const MINUTE = 60

/** The sandbox's Nafath decides by the ID number; the request names only the session. */
const decidedByTestId: ScenarioScript = async ({ world, operation, scenario, call }) => {
  const [idNumber] = testValues.find(value => value.scenario === scenario.name)?.values ?? []
  if (!idNumber) throw new Error(`no test ID stands for ${scenario.name}`)
  const user = testUser(world, { idNumber })
  await prepareFor(operation, user)
  return call(requestOf(operation, user, scenario))
}

runScenarios('nafath', {
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
    nafath_session_not_found: async ({ prepare, call }) => {
      await prepare()
      return call({ parameters: { sessionId: crypto.randomUUID() } })
    },
  },
})
