import { eq, getTableColumns, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Deps } from '#api/deps.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { millisecondsAheadOf } from '#api/outside/sandbox/account-time.ts'
import { type ApiKeyBearer, keyMode } from '#api/people/api-keys/api-keys.ts'
import { apiKeyProblem } from '#api/people/api-keys/key-format.ts'

const keyByHash = prepareSelect(
  new QueryBuilder()
    .select({
      key: getTableColumns(apiKeys),
      account: getTableColumns(accounts),
      frozenAt: wallets.frozenAt,
      millisecondsAhead: millisecondsAheadOf(accounts.id).as('milliseconds_ahead'),
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .leftJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(eq(apiKeys.tokenHash, sql.placeholder('tokenHash'))),
)

/** Looks the key up with each call, so that a key ends at once in every process. Throws the reason why a key does not work. */
export async function bearerOfApiKey(
  deps: Pick<Deps, 'db' | 'clock' | 'sandbox'>,
  token: string,
): Promise<ApiKeyBearer> {
  const problem = apiKeyProblem(token, keyMode(deps))
  if (problem) throw new PlinkError(problem)
  const [row] = await keyByHash(deps.db, { tokenHash: sha256(token) })
  if (!row) throw new PlinkError('API_KEY_INVALID')
  const { key, account, frozenAt, millisecondsAhead } = row
  if (key.revokedAt) throw new PlinkError('API_KEY_REVOKED')
  if (key.slot === null || key.expiresAt <= deps.clock()) throw new PlinkError('API_KEY_EXPIRED')
  if (frozenAt) throw new PlinkError('API_KEY_SUSPENDED')
  return { account, apiKey: key, millisecondsAhead }
}
