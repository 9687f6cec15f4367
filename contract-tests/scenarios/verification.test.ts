import { identityCheckDown } from '../test-doubles.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript } from './scenario-context.ts'

const withoutIdentityCheck: ScenarioScript = async ({ world, prepare, call }) => {
  await prepare()
  return call({}, world.with({ providers: identityCheckDown }))
}

runScenarios('verification', {
  localScreening: { id_check_unavailable: withoutIdentityCheck },
  idPhoneMatch: { id_check_unavailable: withoutIdentityCheck },
})
