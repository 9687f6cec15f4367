import { and, eq, getTableColumns, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds, type Clock, realTime } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { UNKNOWN_ADDRESS } from '#api/kernel/platform/unknown-address.ts'
import { apiKeyProblem, type KeyMode } from './key-format.ts'

/** A program with an API key, which acts for an account. */
export interface ApiKeyBearer {
  account: Account
  apiKey: ApiKeyRow
}

/** Every use need not be written: this is as exact as anybody wants to know. */
const USE_SECONDS = 60

export const keyMode = ({ sandbox }: Pick<Deps, 'sandbox'>): KeyMode => (sandbox ? 'sandbox' : 'live')

const keyByHash = prepareSelect(
  new QueryBuilder()
    .select({ key: getTableColumns(apiKeys), account: getTableColumns(accounts), frozenAt: wallets.frozenAt })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .leftJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(eq(apiKeys.tokenHash, sql.placeholder('tokenHash'))),
)

/** Looked up with each call, so that a key ends at once in every process. Throws why it does not work. */
export async function bearerOfApiKey(
  deps: Pick<Deps, 'db' | 'clock' | 'sandbox'>,
  token: string,
): Promise<ApiKeyBearer> {
  const problem = apiKeyProblem(token, keyMode(deps))
  if (problem) throw new PlinkError(problem)
  const [found] = await keyByHash(deps.db, { tokenHash: sha256(token) })
  if (!found) throw new PlinkError('API_KEY_INVALID')
  const { key, account, frozenAt } = found
  if (key.revokedAt) throw new PlinkError('API_KEY_REVOKED')
  if (key.slot === null || key.expiresAt <= deps.clock()) throw new PlinkError('API_KEY_EXPIRED')
  if (frozenAt) throw new PlinkError('API_KEY_SUSPENDED')
  return { account, apiKey: key }
}

/** Keeps a key from ending until the transaction does, and reads it again. Throws `API_KEY_REVOKED` for one that has ended since the call began. */
export async function keepApiKey(tx: Db, { id }: ApiKeyRow, clock: Clock): Promise<ApiKeyRow> {
  // Keys live in real time, also those of a test business whose clock is ahead.
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
