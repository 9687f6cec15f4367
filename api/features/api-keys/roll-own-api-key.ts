import type { NewApiKey, RollOwnApiKeyRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { type ApiKeyBearer, keyMode, lockApiKey } from '#api/people/api-keys/api-keys.ts'
import { newApiKey, shownOf } from '#api/people/api-keys/key-format.ts'
import { beginOverlap, freeSlot, notifyOfKey, presentApiKey } from './api-keys.store.ts'

/** Creates a key in place of the caller's, with the same rights and the same expiry. Throws `API_KEY_ALREADY_ROLLED`, `API_KEY_LIMIT_REACHED`. */
export function rollOwnApiKey(
  deps: Deps,
  { account, apiKey: old }: ApiKeyBearer,
  { overlapHours }: RollOwnApiKeyRequest,
): Promise<NewApiKey> {
  const now = deps.clock()
  const key = newApiKey(keyMode(deps))
  return deps.db.transaction(async tx => {
    const slot = await freeSlot(tx, account.id, now)
    // The key may have been revoked or have expired after the call was authenticated.
    await lockApiKey(tx, old, deps.clock)
    await beginOverlap(tx, old.id, overlapHours, now)
    const { name, scopes, beneficiaryIds, dailyCap, expiresAt } = old
    const rights = { name, scopes, beneficiaryIds, dailyCap, originId: old.originId ?? old.id }
    const identity = { id: crypto.randomUUID(), accountId: account.id, tokenHash: sha256(key), ...shownOf(key), slot }
    const [row] = await tx
      .insert(apiKeys)
      .values({ ...identity, ...rights, createdAt: now, expiresAt })
      .returning()
    await notifyOfKey(tx, row!, 'api_key_rolled', now)
    return keepResponse(tx, { key, apiKey: presentApiKey(row!, now) }, 201)
  })
}
