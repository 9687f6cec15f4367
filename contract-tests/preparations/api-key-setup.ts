import type { ApiKeyScope } from '#api/contract/generated/schemas.ts'
import { API_KEYS, ask, confirmed, storeApiKey } from '#api/testing/api-keys.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { MAX_API_KEYS, OTP_ATTEMPTS } from '#domain/constants.ts'
import type { TestUser } from '../test-user.ts'
import type { Preparation } from './preparation.ts'

/** Asks for the key of the examples, and keeps its id and its code. */
export async function askForApiKey({ customer, wallet }: TestUser): Promise<void> {
  wallet.apiKeyId = await ask(customer)
}

/** Confirms the key that was asked for last. Returns the key itself. */
export const confirmApiKey = async ({ customer, wallet }: TestUser): Promise<string> =>
  (await confirmed(customer, wallet.apiKeyId)).key

/** Tries wrong codes until no code is accepted. */
export async function lockApiKeyCodes({ customer, wallet }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) {
    await customer.post(`${API_KEYS}/${wallet.apiKeyId}/confirm`, { otp: wrongCode(customer.otp, count) })
  }
}

/**
 * Gives the user a key with these scopes, in the last place of the account. It was just used, so that its calls do not begin with storing that.
 */
export const withKey =
  (scopes: ApiKeyScope[]): Preparation =>
  async ({ world, person, wallet }) => {
    const beneficiaryIds = scopes.includes('transfers:send') && wallet.beneficiaryId && [wallet.beneficiaryId]
    const key = { scopes, ...(beneficiaryIds && { beneficiaryIds }), slot: MAX_API_KEYS, lastUsedAt: world.clock() }
    wallet.apiKey = await storeApiKey(world.deps, person.userId, key)
  }

/** Stores as many keys as an account can have, beside those in the first places and after the last one. */
export async function fillUpApiKeys({ world, person }: TestUser, taken = 0, last = MAX_API_KEYS): Promise<void> {
  for (let slot = taken + 1; slot <= last; slot++) {
    await storeApiKey(world.deps, person.userId, { scopes: ['wallet:read'], slot })
  }
}
