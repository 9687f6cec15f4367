import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient } from 'pg'
import {
  CHANGES_CHANNEL,
  type ChangeListener,
  type Database,
  MIGRATIONS_FOLDER,
  withTransactionErrors,
} from './client.ts'
import { requireOwnHistory } from './migration-history.ts'
import { drizzleWithPrepared } from './named-statements.ts'

/** The advisory lock of the migrations. Any fixed number works. */
const MIGRATION_LOCK = 7_465_465
const CONNECT_TIMEOUT_MILLISECONDS = 10_000

/** Writes 64 KiB and removes them within one statement. Fails when the disk is full or the server accepts no writes. */
const WRITE_PROBE =
  "create temporary table write_probe on commit drop as select repeat('x', 1000) as filler from generate_series(1, 64)"

export async function openPostgres(databaseUrl: string, poolSize?: number): Promise<Database> {
  await migratePostgres(databaseUrl)
  return connectPostgres(databaseUrl, poolSize)
}

/** Connects to a migrated database. */
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
  const listening = new Set<Client>()
  return {
    db: withTransactionErrors(drizzleWithPrepared(pool)),
    kind: 'postgres',
    ping: async () => {
      await pool.query(WRITE_PROBE)
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    executeSql: async (text, values) => {
      // An array for several statements, which the driver's types do not say.
      const results: { rows: unknown[] } | { rows: unknown[] }[] = await pool.query({ text }, values)
      return { rows: [results].flat().flatMap(({ rows }) => rows) }
    },
    listen: listener => listen(databaseUrl, listening, listener),
    close: async () => {
      await Promise.all([pool.end(), ...[...listening].map(client => client.end())])
    },
  }
}

/** How soon a connection that has gone silent is noticed. */
const CHECK_MILLISECONDS = 10_000
const CHECK_TIMEOUT_MILLISECONDS = 5000

/** On a connection of its own, because what is listened to belongs to the connection. */
async function listen(connectionString: string, listening: Set<Client>, listener: ChangeListener): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    query_timeout: CHECK_TIMEOUT_MILLISECONDS,
    application_name: 'plink listen',
  })
  // Without a listener, the errors would end the process. An end follows each of them.
  client.on('error', () => {})
  await client.connect()
  listening.add(client)
  // A network that drops packets, or a host that is gone, ends no connection.
  const check = setInterval(() => client.query('select 1').catch(() => client.end()), CHECK_MILLISECONDS).unref()
  client.on('end', () => {
    clearInterval(check)
    listening.delete(client)
    listener.onLost()
  })
  client.on('notification', ({ payload = '' }) => listener.onChange(payload))
  await client.query(`listen ${CHANGES_CHANNEL}`).catch(async cause => {
    await client.end()
    throw cause
  })
}

/** A broken connection, for example in a failover, fails the query on it and must have no other effect. */
function outliveBrokenConnections(pool: Pool): void {
  const lent = new Set<PoolClient>()
  pool.on('acquire', client => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  // Without listeners the errors would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    // Drizzle does not return a connection whose `begin` failed, which would exhaust the pool.
    client.on('end', () => setImmediate(() => lent.has(client) && client.release(true)))
  })
}

/** If several processes start at once, one migrates, and the others wait and then find nothing to do. */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  // One connection, because an advisory lock belongs to the connection that took it.
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle({ client })
    await requireOwnHistory(db)
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    await client.end()
  }
}
