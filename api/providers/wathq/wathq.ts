import type { z } from 'zod'
import type { ProviderClient } from '#api/providers/http/provider-client.ts'
import { orUnavailable } from '#api/providers/http/provider-failure.ts'
import type { RegistryProvider, RegistryResult } from '#api/providers/providers.ts'
import { getFullInfo, getInfo, getUnifiedNumber } from './generated/routes.ts'
import type { FullInfo } from './generated/schemas.ts'

const UNIFIED_NUMBER = /^7\d{9}$/

/**
 * The commercial registry of Wathq.
 * @param activeStatuses the status ids of registrations that may trade. Wathq publishes no list.
 */
export function wathqRegistry(wathq: ProviderClient, activeStatuses: ReadonlySet<number>): RegistryProvider {
  /** Full information needs the unified number; older registrations also have another one. */
  async function unifiedNumberOf(crNumber: string) {
    if (UNIFIED_NUMBER.test(crNumber)) return { status: 200, body: { crNationalNumber: crNumber } } as const
    return wathq.call(getUnifiedNumber, { params: { crNumber } })
  }

  async function lookUp(crNumber: string): Promise<RegistryResult> {
    const unified = await unifiedNumberOf(crNumber)
    if (unified.status === 404) return { kind: 'not_found' }
    if (unified.status === 400) return { kind: 'refused' }
    const { crNationalNumber } = unified.body
    if (!crNationalNumber) return { kind: 'no_data' }
    const params = { crNationalNumber }
    const [arabic, english] = await Promise.all([
      wathq.call(getFullInfo, { params, query: { language: 'ar' } }),
      wathq.call(getInfo, { params, query: { language: 'en' } }),
    ])
    if (arabic.status === 404) return { kind: 'not_found' }
    if (arabic.status === 400) return { kind: 'refused' }
    return registrationOf(arabic.body, english.status === 200 ? english.body.name : undefined)
  }

  function registrationOf(info: z.output<typeof FullInfo>, englishName: string | null | undefined): RegistryResult {
    const legalName = englishName || info.name
    if (!legalName || info.status?.id == null) return { kind: 'no_data' }
    const isEnding = info.suspensionDate || info.deletionDate || info.inLiquidationProcess
    return {
      kind: 'found',
      registration: {
        legalName,
        legalNameArabic: info.name ?? null,
        issueDate: info.issueDateGregorian ?? null,
        expiryDate: null,
        status: activeStatuses.has(info.status.id) && !isEnding ? 'active' : 'suspended',
      },
    }
  }

  return { lookUp: crNumber => orUnavailable(() => lookUp(crNumber), { kind: 'unavailable' }) }
}
