import type { ApiKeyScope } from '#api/contract/generated/schemas.ts'
import type { ApiKeyRow } from '#api/kernel/db/schema/api-keys.ts'
import { storeApiKey } from '#api/testing/customers/api-keys.ts'
import { MAX_API_KEYS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import type { BeneficiaryId } from './transfers.ts'

/**
 * Stores a key in the last place of the account, and returns it. It was just used, so that its calls do not begin with storing that.
 */
async function storeUsedKey(
  { plink, newcomer }: People,
  key: Pick<ApiKeyRow, 'scopes'> & Partial<ApiKeyRow>,
): Promise<{ apiKey: string }> {
  const used = { ...key, slot: MAX_API_KEYS, lastUsedAt: plink.clock() }
  return { apiKey: await storeApiKey(plink.deps, newcomer.userId, used) }
}

export const withKey = (scopes: ApiKeyScope[]) => (people: People) => storeUsedKey(people, { scopes })

/** A key that may pay the beneficiary. */
export const withSendingKey = (people: People, { beneficiaryId }: BeneficiaryId) =>
  storeUsedKey(people, { scopes: ['transfers:send'], beneficiaryIds: [beneficiaryId] })
