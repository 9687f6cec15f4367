import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { ApiKey } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

import { presentApiKey } from './api-keys.store.ts'

const SHOWN_SECONDS = 30 * 86_400

/** The keys of the account, newest first. Expired ones are shown for a month, so that their owner finds out why a program has stopped. */
export async function listApiKeys({ db, clock }: Deps, { account }: AccountBearer): Promise<ApiKey[]> {
  const now = clock()
  const isShown = and(
    isNotNull(apiKeys.tokenHash),
    isNull(apiKeys.revokedAt),
    gt(apiKeys.expiresAt, addSeconds(now, -SHOWN_SECONDS)),
  )
  const keys = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, account.id), isShown))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return keys.map(key => presentApiKey(key, now))
}
