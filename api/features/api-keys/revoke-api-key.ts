import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { apiKeyOf, lockKeys, notifyOfKey, recordKeyEvent } from './api-keys.store.ts'

/**
 * Ends a key, also one that waits for its code, with the keys that it was rolled from and into: the holder of one of them could have made
 * the others. Does nothing to a key that was revoked before. Throws `API_KEY_NOT_FOUND`.
 */
export async function revokeApiKey({ db, clock }: Deps, { account }: AccountBearer, id: string): Promise<void> {
  const now = clock()
  await db.transaction(async tx => {
    await lockKeys(tx, account.id)
    const key = await apiKeyOf(tx, account.id, id)
    const originId = key.originId ?? id
    const isOfChain = and(
      or(eq(apiKeys.id, originId), eq(apiKeys.originId, originId)),
      // Expired keys stay in the list, where their owner finds out why a program has stopped.
      gt(apiKeys.expiresAt, now),
    )
    const keys = await tx
      .update(apiKeys)
      .set({ revokedAt: now, slot: null })
      .where(and(or(eq(apiKeys.id, id), isOfChain), isNull(apiKeys.revokedAt)))
      .returning()
    const confirmedKeys = keys.filter(({ tokenHash }) => tokenHash !== null)
    const namedKey = confirmedKeys.find(each => each.id === id) ?? confirmedKeys[0]
    for (const each of confirmedKeys) {
      await (each === namedKey
        ? notifyOfKey(tx, each, 'api_key_revoked', now)
        : recordKeyEvent(tx, each, 'api_key_revoked', now))
    }
  })
}
