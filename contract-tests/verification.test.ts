import * as client from '#web/api/generated/verification.ts'
import { identityCheckDown } from './exchanged-parts.ts'
import { runScenarios } from './run-scenarios.ts'
import type { Play } from './scene.ts'

const withoutIdentityCheck: Play = async ({ world, ready, call }) => {
  await ready()
  return call({}, world.with({ providers: identityCheckDown }))
}

runScenarios('verification', client, {
  validateCr: {
    ready: person => person.upTo('cr'),
  },

  localScreening: {
    ready: person => person.upTo('id'),
    plays: { id_check_unavailable: withoutIdentityCheck },
  },

  idPhoneMatch: {
    ready: async person => {
      await person.upTo('id')
      await person.post('/api/v1/verification/local-screening', { idNumber: person.values.idNumber })
    },
    plays: { id_check_unavailable: withoutIdentityCheck },
  },
})
