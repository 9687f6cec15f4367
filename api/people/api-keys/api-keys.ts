import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { addSeconds, type Clock, realTime } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { UNKNOWN_ADDRESS } from '#api/kernel/platform/unknown-address.ts'
import type { KeyMode } from './key-format.ts'

/** A program with an API key, which acts for an account. */
export interface ApiKeyBearer {
  account: Account
  apiKey: ApiKeyRow
  /** How far the clock of the account is ahead of ours: in the sandbox, otherwise 0. */
  millisecondsAhead: number
}

/** Not every use is written. This interval is exact enough for the owner. */
const USE_SECONDS = 60

export const keyMode = ({ sandbox }: Pick<Deps, 'sandbox'>): KeyMode => (sandbox ? 'sandbox' : 'live')

/** Locks a key until the transaction ends, and reads it again. Throws `API_KEY_REVOKED` if it has ended since the call began. */
export async function lockApiKey(tx: Db, { id }: ApiKeyRow, clock: Clock): Promise<ApiKeyRow> {
  // Keys expire in real time, also those of a test business whose clock is ahead.
  const isWorking = and(eq(apiKeys.id, id), isNotNull(apiKeys.slot), gt(apiKeys.expiresAt, realTime(clock)))
  const [working] = await tx.select().from(apiKeys).where(isWorking).for('share')
  if (!working) throw new PlinkError('API_KEY_REVOKED')
  return working
}

/** Stores when and from where the key was used, at most once a minute. */
export async function recordUse(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, lastUsedAt }: ApiKeyBearer['apiKey'],
  address: string,
): Promise<void> {
  const now = clock()
  const lastMinute = addSeconds(now, -USE_SECONDS)
  if (lastUsedAt && lastUsedAt > lastMinute) return
  const isDue = or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, lastMinute))
  const lastUsedFrom = address === UNKNOWN_ADDRESS ? null : address
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now, lastUsedFrom })
    .where(and(eq(apiKeys.id, id), isDue))
}

/** Ends every key of an account that is closed. */
export async function revokeApiKeys(tx: Db, accountId: string, at: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: at, slot: null })
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)))
}
