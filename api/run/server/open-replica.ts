import type { Env } from '#api/env.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { Replica } from '#api/kernel/db/replica.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/** The replica of `REPLICA_DATABASE_URL`. It may be away: the server starts without it. */
export async function openReplica(
  { replicaDatabaseUrl, databasePoolSize }: Pick<Env, 'replicaDatabaseUrl' | 'databasePoolSize'>,
  primary: Db,
  log: Log,
): Promise<Replica | undefined> {
  if (!replicaDatabaseUrl) return undefined
  const { connectPostgres } = await import('#api/kernel/db/postgres.ts')
  const copy = connectPostgres(replicaDatabaseUrl, { databasePoolSize, isReplica: true })
  const replica = new Replica({ primary, replica: copy, log })
  await replica.follow()
  return replica
}
