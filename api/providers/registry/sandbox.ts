import { scenarioOf } from '../scenario.ts'
import type { Registration, RegistryProvider } from './registry.ts'

const active: Registration = {
  legalName: 'Green Palm Trading Est.',
  issueDate: '2021-03-14',
  expiryDate: null,
  status: 'active',
}
const suspended: Registration = {
  legalName: 'Dry Well Contracting Est.',
  issueDate: '2018-10-02',
  expiryDate: null,
  status: 'suspended',
}

export const sandboxRegistry: RegistryProvider = {
  async lookUp(crNumber) {
    switch (scenarioOf('crNumber', crNumber)) {
      case 'cr_not_found':
        return { kind: 'not_found' }
      case 'cr_suspended':
        return { kind: 'found', registration: suspended }
      case 'cr_verification_failed':
        return { kind: 'refused' }
      case 'cr_no_data':
        return { kind: 'no_data' }
      case 'cr_registry_down':
        return { kind: 'unavailable' }
      default:
        return { kind: 'found', registration: active }
    }
  },
}
