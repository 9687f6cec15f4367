import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { ApiKey } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import { recordEvent } from '#api/people/events/record-event.ts'
import { notify } from '#api/people/notifications/notify.ts'
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

/** Locks the keys of an account before anything else, so that two changes of them wait for each other. */
export async function lockKeys(tx: Db, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

/**
 * Returns a free place for one more key of the account, and locks it until the transaction ends. The places of expired keys are free.
 * Throws `API_KEY_LIMIT_REACHED`.
 */
export async function freeSlot(tx: Db, accountId: string, now: Date): Promise<number> {
  await lockKeys(tx, accountId)
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

const HOUR_SECONDS = 3600

/** Begins the end of a key that another one replaces. Throws `API_KEY_ALREADY_ROLLED` if another one has replaced it before. */
export async function beginOverlap(tx: Db, id: string, hours: number, now: Date): Promise<void> {
  const end = addSeconds(now, hours * HOUR_SECONDS)
  const rows = await tx
    .update(apiKeys)
    .set({ rolledAt: now, expiresAt: sql`least(${apiKeys.expiresAt}, ${at(end)})` })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.rolledAt)))
    .returning({ id: apiKeys.id })
  if (rows.length === 0) throw new PlinkError('API_KEY_ALREADY_ROLLED')
}

const EVENT_TYPES = {
  api_key_created: 'api_key.created',
  api_key_rolled: 'api_key.rolled',
  api_key_revoked: 'api_key.revoked',
} as const

/** Reports a key that was created or has ended: in a message to the owner, in the security events, and to programs. */
export async function notifyOfKey(tx: Db, key: ApiKeyRow, type: keyof typeof EVENT_TYPES, now: Date): Promise<void> {
  const { accountId, name } = key
  await recordKeyEvent(tx, key, type, now)
  await recordSecurityEvents(tx, { accountId, type, apiKeyName: name, at: now })
  await notify(tx, { to: accountId, message: { key: type, name }, at: now })
}

/** Notifies programs of a key that was created or has ended. */
export async function recordKeyEvent(tx: Db, key: ApiKeyRow, type: keyof typeof EVENT_TYPES, at: Date): Promise<void> {
  const { id: objectId, accountId } = key
  // An address is personal data, so it is left out.
  const { lastUsedFrom: _, ...was } = presentApiKey(key, at)
  await recordEvent(tx, { accountId, type: EVENT_TYPES[type], objectId, was, at })
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
  ...(key.rolledAt && { rolledAt: key.rolledAt.toISOString() }),
  ...(key.lastUsedAt && { lastUsedAt: key.lastUsedAt.toISOString() }),
  ...(key.lastUsedFrom !== null && { lastUsedFrom: key.lastUsedFrom }),
  ...(key.beneficiaryIds &&
    key.dailyCap !== null && { sending: { beneficiaryIds: key.beneficiaryIds, dailyCap: sar(key.dailyCap) } }),
})
