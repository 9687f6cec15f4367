import * as client from '#web/api/generated/sandbox.ts'
import { postingPlays } from './plays/postings.ts'
import { runScenarios } from './run-scenarios.ts'
import type { Play } from './scene.ts'

const unknownCall: Play = ({ call }) => call({ parameters: { callbackId: crypto.randomUUID() } })

const unknownSession: Play = ({ call }) => call({ parameters: { sessionId: crypto.randomUUID() } })

runScenarios('sandbox', client, {
  ...postingPlays,
  getSandboxNafathRequest: { nafath_session_not_found: unknownSession },
  decideSandboxNafath: {
    nafath_session_not_found: unknownSession,
    nafath_already_decided: async ({ ready, call }) => {
      await ready()
      await call()
      return call()
    },
  },
  pressSandboxCall: {
    callback_not_found: unknownCall,
    call_ended: async ({ ready, call }) => {
      await ready()
      await call()
      return call()
    },
  },
})
