import type { Person } from '#api/testing/personas.ts'
import * as client from '#web/api/generated/sandbox.ts'
import { runScenarios } from './run-scenarios.ts'
import type { Play } from './scene.ts'

async function waitForApproval(person: Person): Promise<void> {
  await person.upTo('nafath')
  await person.askForApproval()
}

const unknownSession: Play = ({ call }) => call({ parameters: { sessionId: crypto.randomUUID() } })

runScenarios('sandbox', client, {
  listSandboxMessages: { ready: person => person.askForCode() },
  listSandboxNafathRequests: { ready: waitForApproval },
  getSandboxNafathRequest: { ready: waitForApproval, plays: { nafath_session_not_found: unknownSession } },
  decideSandboxNafath: {
    ready: waitForApproval,
    plays: {
      nafath_session_not_found: unknownSession,
      nafath_already_decided: async ({ ready, call }) => {
        await ready()
        await call()
        return call()
      },
    },
  },
})
