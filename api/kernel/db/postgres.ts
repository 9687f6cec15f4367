import { Client, Pool, type PoolClient } from 'pg'
import { CHANGES_CHANNEL, type ChangeListener, type Database, withTransactionErrors } from './client.ts'
import { migratePostgres, requireMigrated } from './migrate-postgres.ts'
import { drizzleWithPrepared } from './named-statements.ts'
import { requireBackendOfItsOwn } from './own-backend.ts'

const CONNECT_TIMEOUT_MILLISECONDS = 10_000
/** Statements and not startup parameters, which poolers refuse. */
const SESSION_SETTINGS = "set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '60s'"

/** Writes 64 KiB and removes them within one statement. Fails when the disk is full or the server accepts no writes. */
const WRITE_PROBE =
  "create temporary table write_probe on commit drop as select repeat('x', 1000) as filler from generate_series(1, 64)"

export interface PostgresOptions {
  databaseUrl: string
  /** Past a pooler in transaction mode, which would hand the listening connection to others. */
  directDatabaseUrl?: string | undefined
  /** The owner of the tables, if it is another role. */
  migrationDatabaseUrl?: string | undefined
  /** Otherwise a database that lacks migrations is refused. */
  migratesAtStart?: boolean | undefined
  databasePoolSize?: number | undefined
  /** For databases that another one can stand in for: by default, only the server ends statements. */
  queryTimeoutMilliseconds?: number | undefined
}

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { databaseUrl, directDatabaseUrl = databaseUrl, migrationDatabaseUrl = directDatabaseUrl } = options
  await requireBackendOfItsOwn(directDatabaseUrl, options.directDatabaseUrl ? 'DIRECT_DATABASE_URL' : 'DATABASE_URL')
  if (options.migratesAtStart ?? true) await migratePostgres(migrationDatabaseUrl)
  else await requireMigrated(directDatabaseUrl)
  return connectPostgres(databaseUrl, options)
}

/** Connects to a migrated database. */
export function connectPostgres(
  databaseUrl: string,
  {
    directDatabaseUrl = databaseUrl,
    databasePoolSize = 10,
    queryTimeoutMilliseconds,
  }: Omit<PostgresOptions, 'databaseUrl'> = {},
): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: databasePoolSize,
    connectionTimeoutMillis: queryTimeoutMilliseconds ?? CONNECT_TIMEOUT_MILLISECONDS,
    ...(queryTimeoutMilliseconds && { query_timeout: queryTimeoutMilliseconds }),
    application_name: 'plink',
    onConnect: async client => {
      await client.query(SESSION_SETTINGS)
    },
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
    listen: listener => listen(directDatabaseUrl, listening, listener),
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
