import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { apiKeyOf, notifyOfKey } from './api-keys.store.ts'

/** Ends a key, also one that waits for its code. Does nothing to one that was revoked before. Throws `API_KEY_NOT_FOUND`. */
export async function revokeApiKey({ db, clock }: Deps, { account }: AccountBearer, id: string): Promise<void> {
  await apiKeyOf(db, account.id, id)
  const now = clock()
  await db.transaction(async tx => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: now, slot: null })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning()
    if (revoked?.tokenHash) await notifyOfKey(tx, revoked, 'api_key_revoked', now)
  })
}
