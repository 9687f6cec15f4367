import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { RegisteredParty } from '#api/kernel/db/schema/onboarding.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { Registration, RegistryProvider, RegistryResult } from '#api/outside/providers/providers.ts'
import { isUnifiedNumber } from '#domain/cr-number.ts'
import { getFullInfo, getInfo, getUnifiedNumber } from './generated/routes.ts'
import type { FullInfo, Party } from './generated/schemas.ts'

const UNIFIED_NUMBERS_KEPT = 10_000

type Info = z.output<typeof FullInfo>

/**
 * The commercial registry of Wathq.
 * @param activeStatuses the status ids of registrations that may trade. Wathq publishes no list.
 */
export function wathqRegistry(wathq: ProviderClient, activeStatuses: ReadonlySet<number>): RegistryProvider {
  /** Unified numbers by older number. A company keeps its unified number, and each conversion is billed. */
  const unifiedNumbers = new LRUCache<string, string>({ max: UNIFIED_NUMBERS_KEPT })

  async function lookUp(crNumber: string): Promise<RegistryResult> {
    const unifiedNumber = isUnifiedNumber(crNumber) ? crNumber : unifiedNumbers.get(crNumber)
    if (unifiedNumber) return lookUpUnified(unifiedNumber)
    const unified = await wathq.call(getUnifiedNumber, { params: { crNumber } })
    if (unified.status === 404) return { kind: 'not_found' }
    if (unified.status === 400) return { kind: 'refused' }
    const { crNationalNumber } = unified.body
    if (!crNationalNumber) return { kind: 'no_data' }
    unifiedNumbers.set(crNumber, crNationalNumber)
    return lookUpUnified(crNationalNumber)
  }

  /** Full information needs the unified number; older registrations also have another one. */
  async function lookUpUnified(crNationalNumber: string): Promise<RegistryResult> {
    const params = { crNationalNumber }
    const [arabic, english] = await Promise.all([
      wathq.call(getFullInfo, { params, query: { language: 'ar' } }),
      wathq.call(getInfo, { params, query: { language: 'en' } }),
    ])
    if (arabic.status === 404) return { kind: 'not_found' }
    if (arabic.status === 400) return { kind: 'refused' }
    const info = arabic.body
    const status = statusOf(info)
    const legalName = (english.status === 200 && english.body.name) || info.name
    if (!legalName || !status) return { kind: 'no_data' }
    const registration = {
      unifiedNumber: crNationalNumber,
      legalName,
      legalNameArabic: info.name ?? null,
      issueDate: info.issueDateGregorian ?? null,
      expiryDate: null,
      status,
      parties: partiesOf(info),
    }
    return { kind: 'found', registration }
  }

  /** Returns undefined if the registry states no status. */
  function statusOf(info: Info): Registration['status'] | undefined {
    if (info.deletionDate) return 'deleted'
    if (info.inLiquidationProcess) return 'in_liquidation'
    if (info.status?.id == null) return undefined
    return activeStatuses.has(info.status.id) && !info.suspensionDate ? 'active' : 'suspended'
  }

  return { lookUp: crNumber => orUnavailable(() => lookUp(crNumber), { kind: 'unavailable' }) }
}

function partiesOf({ parties, management }: Info): RegisteredParty[] {
  const withRole = (role: RegisteredParty['role'], listed: z.output<typeof Party>[] | null | undefined) =>
    (listed ?? []).map(({ name, identity }) => ({ role, idNumber: identity?.id || null, name: name || null }))
  return [...withRole('owner', parties), ...withRole('manager', management?.managers)]
}
