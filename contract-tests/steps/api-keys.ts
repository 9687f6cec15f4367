import type { ApiKeyScope } from '#api/contract/generated/schemas.ts'
import { storeApiKey } from '#api/testing/api-keys.ts'
import { MAX_API_KEYS } from '#domain/constants.ts'
import type { Preparation } from './preparation.ts'

/**
 * Gives the user a key with these scopes, in the last place of the account. It was just used, so that its calls do not begin with storing that.
 */
export const withKey =
  (scopes: ApiKeyScope[]): Preparation =>
  async ({ plink, newcomer, wallet }) => {
    const beneficiaryIds = scopes.includes('transfers:send') && wallet.beneficiaryId && [wallet.beneficiaryId]
    const key = { scopes, ...(beneficiaryIds && { beneficiaryIds }), slot: MAX_API_KEYS, lastUsedAt: plink.clock() }
    wallet.apiKey = await storeApiKey(plink.deps, newcomer.userId, key)
  }

/** A key that may pay the beneficiary, if there is one. */
export const withSendingKey = withKey(['transfers:send'])
