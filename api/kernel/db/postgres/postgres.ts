import { Client, type ClientBase, Pool, type PoolConfig } from 'pg'
import { CHANGES_CHANNEL, type ChangeListener, type Database, withTransactionErrors } from '#api/kernel/db/client.ts'
import { retryStatements, withRetriedTransactions } from '#api/kernel/db/retries.ts'
import { tolerateBrokenConnections } from './dead-connections.ts'
import { awaitLongStatements } from './long-statements.ts'
import { migratePostgres, requireMigrated } from './migrate-postgres.ts'
import { drizzleWithPrepared } from './named-statements.ts'
import { requireBackendOfItsOwn } from './own-backend.ts'
import { connectionTo } from './tls.ts'
import { createWriteProbe } from './write-probe.ts'

const CONNECT_TIMEOUT_MILLISECONDS = 10_000
/** These are statements, because poolers reject startup parameters. */
const SESSION_SETTINGS = "set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '60s'"
/** The server ends a statement before this time, unless it no longer responds. */
const ANSWER_TIMEOUT_MILLISECONDS = 35_000
/** After this time the primary takes over the read. */
const REPLICA_TIMEOUT_MILLISECONDS = 5000

export interface PostgresOptions {
  databaseUrl: string
  /** A URL that bypasses a pooler in transaction mode, which would give the listening connection to others. */
  directDatabaseUrl?: string | undefined
  /** The URL of the tables' owner, if that is another role. */
  migrationDatabaseUrl?: string | undefined
  /** Whether the server runs migrations at its start. Otherwise it rejects a database that lacks migrations. */
  migratesAtStart?: boolean | undefined
  databasePoolSize?: number | undefined
  /** How long a statement waits for a connection. */
  connectTimeoutMilliseconds?: number
  /** Whether the server may be a standby. Nothing is repeated on a replica, because the primary takes over. */
  isReplica?: boolean | undefined
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
    isReplica = false,
    connectTimeoutMilliseconds = isReplica ? REPLICA_TIMEOUT_MILLISECONDS : CONNECT_TIMEOUT_MILLISECONDS,
  }: Omit<PostgresOptions, 'databaseUrl'> = {},
): Database {
  const shared: PoolConfig = {
    ...connectionTo(databaseUrl),
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_TIMEOUT_MILLISECONDS,
    onConnect: async client => {
      await client.query(SESSION_SETTINGS)
      if (!isReplica) await refuseStandby(client)
    },
  }
  const pool = new Pool({
    ...shared,
    max: databasePoolSize,
    connectionTimeoutMillis: connectTimeoutMilliseconds,
    query_timeout: isReplica ? REPLICA_TIMEOUT_MILLISECONDS : ANSWER_TIMEOUT_MILLISECONDS,
    application_name: 'plink',
  })
  tolerateBrokenConnections(pool)
  awaitLongStatements(pool)
  const drizzled = drizzleWithPrepared(pool)
  const db = withTransactionErrors(isReplica ? drizzled : withRetriedTransactions(drizzled))
  if (!isReplica) retryStatements(pool)
  const probe = createWriteProbe(pool, shared)
  const listening = new Set<Client>()
  return {
    db,
    kind: 'postgres',
    ping: probe.run,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    executeSql: async (text, values) => {
      // The driver returns an array for several statements, but its types omit that.
      const results: { rows: unknown[] } | { rows: unknown[] }[] = await pool.query({ text }, values)
      return { rows: [results].flat().flatMap(({ rows }) => rows) }
    },
    listen: listener => listen(directDatabaseUrl, listening, listener),
    close: async () => {
      await Promise.all([pool.end(), probe.close(), ...[...listening].map(client => client.end())])
    },
  }
}

/** Rejects a standby, which would respond to reads with outdated rows. */
async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby) throw new StandbyError()
}

/** The error has Postgres' code for a write on a standby. */
class StandbyError extends Error {
  readonly code = '25006'
  constructor() {
    super('The server is a standby and takes no writes')
  }
}

/** How often a listening connection is checked, so that a silent one is noticed. */
const CHECK_MILLISECONDS = 10_000
const CHECK_TIMEOUT_MILLISECONDS = 5000

/** Listens on a connection of its own, because LISTEN belongs to a connection. */
async function listen(url: string, listening: Set<Client>, listener: ChangeListener): Promise<void> {
  const client = new Client({
    ...connectionTo(url),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    query_timeout: CHECK_TIMEOUT_MILLISECONDS,
    application_name: 'plink listen',
  })
  // Without a listener, an error would end the process. The `end` event follows each error.
  client.on('error', () => {})
  await client.connect()
  listening.add(client)
  // A network that drops packets, or a host that is gone, does not end the connection.
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
