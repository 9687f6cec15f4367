import { scenarioOf } from '../scenario.ts'
import type { IdentityProvider } from './identity.ts'

export const sandboxIdentity: IdentityProvider = {
  async screen(idNumber) {
    const scenario = scenarioOf('idNumber', idNumber)
    if (scenario === 'local_screening_hit') return 'hit'
    return scenario === 'id_verification_failed' ? 'unverifiable' : 'clear'
  },
  async matchPhone({ idNumber }) {
    if (scenarioOf('idNumber', idNumber) === 'id_phone_mismatch') return { kind: 'mismatch' }
    return { kind: 'match', confidence: 0.99 }
  },
}
