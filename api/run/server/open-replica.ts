import type { Env } from '#api/env.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { Replica } from '#api/kernel/db/replica.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/** The primary then has the read. */
const TIMEOUT_MILLISECONDS = 5000

/** The replica of `REPLICA_DATABASE_URL`. It may be away: the server starts without it. */
export async function openReplica(
  { replicaDatabaseUrl, databasePoolSize }: Pick<Env, 'replicaDatabaseUrl' | 'databasePoolSize'>,
  primary: Db,
  log: Log,
): Promise<Replica | undefined> {
  if (!replicaDatabaseUrl) return undefined
  const { connectPostgres } = await import('#api/kernel/db/postgres.ts')
  const options = { databasePoolSize, queryTimeoutMilliseconds: TIMEOUT_MILLISECONDS }
  const replica = new Replica({ primary, replica: connectPostgres(replicaDatabaseUrl, options), log })
  await replica.follow()
  return replica
}
