import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { MIGRATIONS_FOLDER } from '#api/kernel/db/client.ts'
import {
  applyMigration,
  createHistory,
  isConcurrent,
  MigrationError,
  pendingMigrations,
} from '#api/kernel/db/migrations.ts'
import { connectionTo } from './tls.ts'

/** The advisory lock of the migrations. Any fixed number works. */
const MIGRATION_LOCK = 7_465_465
const CONNECT_TIMEOUT_MILLISECONDS = 10_000
/** Postgres' codes "lock not available" and "deadlock detected". */
const NOT_LOCKED = /^(55P03|40P01)$/

interface MigrationOptions {
  folder: string
  /** How long a migration waits for a lock. All later users of the same table wait behind it. */
  lockSeconds: number
  /** The number of attempts. In between, others get the table. */
  attempts: number
  pauseSeconds: number
  /** Reports what a migration waits for, for the operator. */
  report(text: string): void
}

const DEFAULTS: MigrationOptions = {
  folder: MIGRATIONS_FOLDER,
  lockSeconds: 2,
  attempts: 20,
  pauseSeconds: 3,
  report: text => console.error(text),
}

/** Runs the pending migrations. If several processes do so at once, one migrates, and the others wait and then have nothing to do. */
export async function migratePostgres(url: string, overrides: Partial<MigrationOptions> = {}): Promise<void> {
  const options = { ...DEFAULTS, ...overrides }
  await withClient(url, async client => {
    const db = drizzle({ client })
    if ((await pendingMigrations(db, options.folder)).length === 0) return
    await db.execute(sql`set statement_timeout = 0`)
    let isReported = false
    while (!(await whileLocked(url, () => migrate(client, options)))) {
      if (!isReported) options.report('Another process migrates the database. This one waits until it is done.')
      isReported = true
      await sleep(POLL_MILLISECONDS)
    }
  })
}

/** Throws {@link MigrationError} if the database lacks migrations. */
export async function requireMigrated(url: string): Promise<void> {
  const pending = await withClient(url, client => pendingMigrations(drizzle({ client }), MIGRATIONS_FOLDER))
  if (pending.length === 0) return
  throw new MigrationError(
    `The database lacks ${pending.length} migrations of this release, and this process runs none (MIGRATE_AT_START, --wait). Run npm run migrate first, as the role that owns the tables.`,
  )
}

const POLL_MILLISECONDS = 200

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connectionTo(url), connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS })
  // Without a listener, a connection that is cut between two statements would end the process. The next statement reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs the work while this process has the lock. Returns false if another one has it. The lock belongs to a transaction, because a pooler keeps
 * locks of a session. It is not waited for within a statement, because the concurrent build of an index would wait for that statement.
 */
const whileLocked = (url: string, work: () => Promise<void>): Promise<boolean> =>
  withClient(url, async client => {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    // The statement has no parameter: the snapshot of a statement with one would last until the next one, and the index would wait for that too.
    const { rows } = await client.query<{ isLocked: boolean }>(
      `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as "isLocked"`,
    )
    if (!rows[0]?.isLocked) return false
    await work()
    return true
  })

async function migrate(client: Client, options: MigrationOptions): Promise<void> {
  const { folder, attempts, pauseSeconds, report } = options
  const db = drizzle({ client })
  await createHistory(db)
  for (const migration of await pendingMigrations(db, folder)) {
    for (let attempt = 1; !(await tryMigration(client, migration, options)); attempt += 1) {
      if (attempt === attempts) throw new MigrationError(TABLES_IN_USE)
      report(`A migration waits: others use its tables. Attempt ${attempt} of ${attempts} has failed.`)
      await sleep(pauseSeconds * 1000)
    }
  }
}

const TABLES_IN_USE =
  'A migration could not lock its tables, because long transactions use them. It has changed nothing. Find them with: select pid, xact_start, query from pg_stat_activity order by xact_start. Then run npm run migrate again.'

/** Returns false if others have kept a lock for too long, or this migration was in a deadlock with them. */
async function tryMigration(
  client: Client,
  migration: MigrationMeta,
  { lockSeconds }: MigrationOptions,
): Promise<boolean> {
  const db = drizzle({ client })
  try {
    if (isConcurrent(migration)) {
      // This migration waits for others, but others do not wait for it.
      await db.execute(sql`set lock_timeout = 0`)
      await applyMigration(db, migration)
    } else {
      await db.execute(sql.raw(`set lock_timeout = '${lockSeconds}s'`))
      await db.transaction(tx => applyMigration(tx, migration))
    }
    return true
  } catch (error) {
    if (couldNotLock(error)) return false
    throw error
  }
}

/** Drizzle wraps the driver's error. */
const couldNotLock = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && NOT_LOCKED.test(String(error.code))) || couldNotLock(error.cause))
