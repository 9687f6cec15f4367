import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { ApiKey } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { MAX_API_KEYS } from '#domain/constants.ts'
import { sar } from '#domain/money/money.ts'

/** The account's key, which may still wait for its code. Throws `API_KEY_NOT_FOUND`. */
export async function apiKeyOf(db: Db, accountId: string, id: string): Promise<ApiKeyRow> {
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.accountId, accountId)))
  if (!key) throw new PlinkError('API_KEY_NOT_FOUND')
  return key
}

export const isWorking = ({ slot, expiresAt }: ApiKeyRow, now: Date): boolean => slot !== null && expiresAt > now

/**
 * A place for one more key of the account, which nobody else can take until the transaction ends. Those of expired keys are free.
 * Throws `API_KEY_LIMIT_REACHED`.
 */
export async function freeSlot(tx: Db, accountId: string, now: Date): Promise<number> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  const isTheirs = eq(apiKeys.accountId, accountId)
  await tx
    .update(apiKeys)
    .set({ slot: null })
    .where(and(isTheirs, isNotNull(apiKeys.slot), lte(apiKeys.expiresAt, now)))
  const [free] = await tx
    .select({ slot: sql<number | null>`min(place)` })
    .from(sql`generate_series(1, ${MAX_API_KEYS}) place`)
    .where(sql`place not in (select slot from ${apiKeys} where ${isTheirs} and slot is not null)`)
  if (!free?.slot) throw new PlinkError('API_KEY_LIMIT_REACHED')
  return free.slot
}

export const presentApiKey = (key: ApiKeyRow, now: Date): ApiKey => ({
  apiKeyId: key.id,
  name: key.name,
  scopes: key.scopes,
  prefix: key.prefix ?? '',
  lastFour: key.lastFour ?? '',
  state: isWorking(key, now) ? 'active' : 'expired',
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  ...(key.lastUsedAt && { lastUsedAt: key.lastUsedAt.toISOString() }),
  ...(key.lastUsedFrom !== null && { lastUsedFrom: key.lastUsedFrom }),
  ...(key.beneficiaryIds &&
    key.dailyCap !== null && { sending: { beneficiaryIds: key.beneficiaryIds, dailyCap: sar(key.dailyCap) } }),
})
