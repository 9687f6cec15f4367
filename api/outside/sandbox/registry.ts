import type { RegisteredParty } from '#api/kernel/db/schema/onboarding.ts'
import type { Registration, RegistryProvider, RegistryResult } from '#api/outside/providers/providers.ts'
import { isUnifiedNumber } from '#domain/cr-number.ts'
import { scenarioOf } from './scenario.ts'

/** People who sign up usually count as named too: see `isOnEveryRegistration`. */
const parties: RegisteredParty[] = [
  { role: 'owner', idNumber: '1990900017', name: 'هند فهد ناصر العتيبي' },
  { role: 'manager', idNumber: '2990900028', name: 'عمران خالد رشيد' },
]

const greenPalm = {
  legalName: 'Green Palm Trading Est.',
  legalNameArabic: 'مؤسسة النخلة الخضراء للتجارة',
  issueDate: '2021-03-14',
  expiryDate: null,
  parties,
}
const dryWell = {
  legalName: 'Dry Well Contracting Est.',
  legalNameArabic: 'مؤسسة البئر الجاف للمقاولات',
  issueDate: '2018-10-02',
  expiryDate: null,
  parties,
}

export const sandboxRegistry: RegistryProvider = {
  async lookUp(crNumber) {
    switch (scenarioOf('crNumber', crNumber)) {
      case 'cr_not_found':
        return { kind: 'not_found' }
      case 'cr_suspended':
        return companyResult(crNumber, { ...dryWell, status: 'suspended' })
      case 'cr_in_liquidation':
        return companyResult(crNumber, { ...dryWell, status: 'in_liquidation' })
      case 'cr_deleted':
        return companyResult(crNumber, { ...dryWell, status: 'deleted' })
      case 'cr_verification_failed':
        return { kind: 'refused' }
      case 'cr_no_data':
        return { kind: 'no_data' }
      case 'cr_registry_down':
        return { kind: 'unavailable' }
      default:
        return companyResult(crNumber, { ...greenPalm, status: 'active' })
    }
  },
}

function companyResult(crNumber: string, registration: Omit<Registration, 'unifiedNumber'>): RegistryResult {
  return { kind: 'found', registration: { unifiedNumber: sandboxUnifiedNumber(crNumber), ...registration } }
}

/** The number is 7 and the last nine digits, so that people can derive it. */
export function sandboxUnifiedNumber(crNumber: string): string {
  return isUnifiedNumber(crNumber) ? crNumber : `7${crNumber.slice(1)}`
}
