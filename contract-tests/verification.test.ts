import * as client from '#web/api/generated/verification.ts'
import { identityCheckDown } from './exchanged-parts.ts'
import { runScenarios } from './run-scenarios.ts'
import type { Play } from './scene.ts'

const withoutIdentityCheck: Play = async ({ world, ready, call }) => {
  await ready()
  return call({}, world.with({ providers: identityCheckDown }))
}

runScenarios('verification', client, {
  localScreening: { id_check_unavailable: withoutIdentityCheck },
  idPhoneMatch: { id_check_unavailable: withoutIdentityCheck },
})
