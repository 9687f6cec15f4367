import type { NafathOutcome } from '#api/providers/providers.ts'
import { CALLBACK_LIFETIME_SECONDS } from '#domain/constants.ts'
import * as client from '#web/api/generated/webhooks.ts'
import { nafathSays } from '../test-doubles.ts'
import { afterSeconds, withProviders } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import { prepareAndCall } from './scenario-context.ts'

const APPROVED: NafathOutcome = {
  kind: 'approved',
  dateOfBirth: '1991-05-01',
  names: { arabic: null, english: 'Noura Alqahtani' },
}

runScenarios('webhooks', client, {
  receiveCallDigits: {
    // Its body is open to unknown fields.
    validation_failed: ({ call }) => call({ body: { digits: ['1'] } }),
    callback_not_found: ({ call }) => call(),
    call_ended: async ({ prepare, call, scenario: { body } }) => {
      await prepare()
      await call({ body: { ...body, digits: '1' } })
      return call()
    },
    callback_expired: afterSeconds(CALLBACK_LIFETIME_SECONDS),
  },
  receiveNafathToken: {
    all_green: withProviders(nafathSays(APPROVED)),
    validation_failed: ({ call }) => call({ body: { token: 1 } }),
    nafath_session_not_found: ({ call }) => call({ body: { token: 'a.b.c', requestId: crypto.randomUUID() } }),
    // The sandbox signs no tokens.
    unauthenticated: prepareAndCall,
  },
})
