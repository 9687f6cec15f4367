import { sandboxValues } from '#api/contract/generated/sandbox-values.ts'
import { type Person, signUp } from '#api/testing/personas.ts'
import * as client from '#web/api/generated/nafath.ts'
import { requestOf } from './request.ts'
import { runScenarios } from './run-scenarios.ts'
import type { Play } from './scene.ts'

const MINUTE = 60

async function waitForApproval(person: Person): Promise<void> {
  await person.upTo('nafath')
  await person.askForApproval()
}

/** Nafath decides by the test ID of the scenario; a request for it names no ID, only the session. */
const decidedByTestId: Play = async ({ world, scenario, call }) => {
  const [idNumber] = Object.entries(sandboxValues.idNumber).find(([name]) => name === scenario.name)?.[1] ?? []
  if (!idNumber) throw new Error(`no test ID stands for ${scenario.name}`)
  const person = signUp(world.app, { idNumber })
  await waitForApproval(person)
  return call(requestOf(scenario, person))
}

runScenarios('nafath', client, {
  initiateNafath: {
    ready: person => person.upTo('nafath'),
    plays: {
      nafath_in_progress: async ({ world, person, ready, call }) => {
        await ready()
        await waitForApproval(signUp(world.app, { idNumber: person.values.idNumber }))
        world.clock.advance(MINUTE)
        return call()
      },
    },
  },

  getNafathStatus: {
    ready: waitForApproval,
    plays: {
      all_green: async ({ person, ready, call }) => {
        await ready()
        await person.approve()
        return call()
      },
      nafath_under_review: decidedByTestId,
      nafath_rejected: decidedByTestId,
      nafath_declined: decidedByTestId,
      nafath_expired: decidedByTestId,
      nafath_session_not_found: async ({ ready, call }) => {
        await ready()
        return call({ parameters: { sessionId: crypto.randomUUID() } })
      },
    },
  },
})
