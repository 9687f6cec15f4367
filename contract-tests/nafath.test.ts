import { signUp } from '#api/testing/personas.ts'
import * as client from '#web/api/generated/nafath.ts'
import { actorIn } from './actor.ts'
import { makeReady } from './ready.ts'
import { withIdentityReview } from './ready-admin.ts'
import { requestOf } from './request.ts'
import { runScenarios } from './run-scenarios.ts'
import type { Play } from './scene.ts'
import { testValues } from './test-values.ts'

const MINUTE = 60

/** Nafath decides by the test ID of the scenario; the request names only the session. */
const decidedByTestId: Play = async ({ world, operation, scenario, call }) => {
  const [idNumber] = testValues.find(value => value.scenario === scenario.name)?.values ?? []
  if (!idNumber) throw new Error(`no test ID stands for ${scenario.name}`)
  const actor = actorIn(world, { idNumber })
  await makeReady(operation, actor)
  return call(requestOf(operation, actor, scenario))
}

runScenarios('nafath', client, {
  initiateNafath: {
    nafath_in_progress: async ({ world, person, ready, call }) => {
      await ready()
      const other = await signUp(world.app, { idNumber: person.values.idNumber }).upTo('nafath')
      await other.askForApproval()
      world.clock.advance(MINUTE)
      return call()
    },
  },

  getNafathStatus: {
    all_green: async ({ person, ready, call }) => {
      await ready()
      await person.approve()
      return call()
    },
    nafath_under_review: decidedByTestId,
    nafath_rejected: decidedByTestId,
    nafath_declined: decidedByTestId,
    nafath_expired: decidedByTestId,
    asked_again: async scene => {
      await withIdentityReview(scene)
      await scene.staff.decide(scene.known.reviewId, 'ask_again')
      return scene.call()
    },
    nafath_session_not_found: async ({ ready, call }) => {
      await ready()
      return call({ parameters: { sessionId: crypto.randomUUID() } })
    },
  },
})
