import type { Deps } from '#api/deps.ts'
import type { Applicant, RegisteredParty } from '#api/kernel/db/schema/onboarding.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { ScreeningSubject } from '#api/outside/providers/providers.ts'
import { isUnifiedNumber } from '#domain/cr-number.ts'

/** Returns the owners and managers of the applicant's company. Asks the registry if they are not stored. */
export async function registeredParties(deps: Deps, applicant: Applicant): Promise<RegisteredParty[]> {
  const { parties, crNumber } = applicant
  if (parties !== null) return parties
  if (crNumber === null) return []
  const result = await deps.providers.registry.lookUp(crNumber)
  if (result.kind === 'unavailable') throw new PlinkError('SCREENING_UNAVAILABLE')
  return result.kind === 'found' ? result.registration.parties : []
}

/** The masked number `1*****0017` tells people of one company apart. A number that is unknown or short is hidden completely. */
export function maskId(idNumber: string | null): string {
  if (idNumber === null || idNumber.length < 8) return '**********'
  return `${idNumber[0]}${'*'.repeat(idNumber.length - 5)}${idNumber.slice(-4)}`
}

/** Returns the people to screen beside the applicant. Owners are often managers too. */
export function partiesToScreen(parties: RegisteredParty[], { nationalId }: Applicant): ScreeningSubject['parties'] {
  const others = parties.filter(({ idNumber }) => idNumber === null || idNumber !== nationalId)
  return [...new Map(others.map(party => [party.idNumber ?? party.name, party])).values()].map(
    ({ idNumber, name }) => ({
      name,
      isCompany: idNumber !== null && isUnifiedNumber(idNumber),
    }),
  )
}
