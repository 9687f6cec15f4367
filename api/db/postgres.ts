import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient } from 'pg'
import type { Database } from './client.ts'
import { MIGRATIONS_FOLDER } from './client.ts'

/** Any fixed number will do: it names "Plink migrates" among the advisory locks of the database. */
const MIGRATION_LOCK = 7_465_465
const CONNECT_TIMEOUT_MILLISECONDS = 10_000

/** Writes 64 KiB that are gone when the statement is over. Fails when the disk is full or the server takes no writes. */
const WRITE_PROBE =
  "create temporary table write_probe on commit drop as select repeat('x', 1000) as filler from generate_series(1, 64)"

export async function openPostgres(databaseUrl: string, poolSize?: number): Promise<Database> {
  await migratePostgres(databaseUrl)
  return connectPostgres(databaseUrl, poolSize)
}

/** To a database that is migrated already. */
export function connectPostgres(databaseUrl: string, poolSize = 10): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    application_name: 'plink',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  outliveBrokenConnections(pool)
  return {
    db: drizzle({ client: pool }),
    kind: 'postgres',
    ping: async () => {
      await pool.query(WRITE_PROBE)
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

/** A connection that breaks, in a failover for example, fails the query on it. That is all that may come of it. */
function outliveBrokenConnections(pool: Pool): void {
  const lent = new Set<PoolClient>()
  pool.on('acquire', client => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  // Unheard, the errors would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    // Drizzle gives no connection back whose `begin` failed; one by one they would use the pool up.
    client.on('end', () => setImmediate(() => lent.has(client) && client.release(true)))
  })
}

/** Several processes may start at once: one migrates, the others wait for it and then find nothing left to do. */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  // One connection, because an advisory lock belongs to the connection that took it.
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    await client.end()
  }
}
