import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import { CHANGES_CHANNEL, type Database, type Db, withTransactionErrors } from '#api/kernel/db/client.ts'
import { PGLITE_OPTIONS, pgliteDatabase } from '#api/kernel/db/pglite/pglite.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { setTestKey } from '#api/testing/secret-keys.ts'
import { createDatabase, databaseUrl, dropDatabase, withAdmin } from './postgres-admin.ts'
import { restoreContent } from './restore-database.ts'

export interface TestDatabase extends Database {
  /** Empties every table, except for the steps of states, which migrations define. */
  truncate(): Promise<void>
}

type Content = 'empty' | 'seeded'

/** A database that the test files of this process use one after another. */
interface SharedDatabase {
  /** Opens a connection for one test file. Closing it waits for running statements and rejects later ones. */
  connect(): Database
  /** Restores the initial content. Returns false when the database cannot be used again. */
  restore(): Promise<boolean>
  remove(): Promise<void>
}

const unused: Record<Content, SharedDatabase[]> = { empty: [], seeded: [] }

/**
 * Returns a migrated database of the kind in `TEST_DB`, empty or seeded like the sandbox. The caller has it until it is closed. Then its content is
 * restored for the next test file.
 */
export async function testDatabase(content: Content = 'empty'): Promise<TestDatabase> {
  setTestKey()
  const shared = unused[content].pop() ?? (await createDatabaseWith(content))
  const database = shared.connect()
  return {
    ...database,
    truncate: () => truncate(database.db),
    close: async () => {
      await database.close()
      if (await shared.restore()) unused[content].push(shared)
      else await shared.remove()
    },
  }
}

function createDatabaseWith(content: Content): Promise<SharedDatabase> {
  const templates = inject('databaseTemplates')
  return templates.kind === 'postgres'
    ? copyPostgres(templates.adminUrl, templates.names[content])
    : copyPglite(templates.dumps[content])
}

/** Creates a database without tables, for tests that start server processes. */
export async function emptyPostgres(create = createDatabase): Promise<{ url: string; drop(): Promise<void> }> {
  const templates = inject('databaseTemplates')
  if (templates.kind !== 'postgres') throw new Error('This test needs TEST_DB=postgres')
  const { adminUrl, names } = templates
  const name = nameOfCopy(names.empty)
  await withAdmin(adminUrl, admin => create(admin, name))
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => withAdmin(adminUrl, admin => dropDatabase(admin, name)),
  }
}

/** Fills a data folder for tests that start processes. Its database is migrated and, depending on `content`, seeded without wallet histories. */
export async function extractDataFolder(content: Content, dataDir: string): Promise<void> {
  const templates = inject('databaseTemplates')
  if (templates.kind !== 'pglite') throw new Error('This test needs TEST_DB=pglite')
  const folder = join(dataDir, 'db')
  await mkdir(folder, { recursive: true })
  await promisify(execFile)('tar', ['xf', templates.dumps[content], '-C', folder])
}

async function copyPglite(dump: string): Promise<SharedDatabase> {
  const client = await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: new Blob([await readFile(dump)]) })
  const database = pgliteDatabase(client)
  return {
    connect: () => connectPglite(client, database),
    restore: () => restoreContent(database.db),
    remove: () => client.close(),
  }
}

/** Connects to PGlite, which has one connection that the test file shares. */
function connectPglite(client: PGlite, database: Database): Database {
  let isClosed = false
  const onClose: (() => Promise<void>)[] = []
  const unlessClosed =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args) => {
      if (isClosed) throw new Error('The database of this test file is closed')
      return work(...args)
    }
  const query = unlessClosed<Parameters<PGlite['query']>, unknown>((...args) => client.query(...args))
  const transaction = unlessClosed<Parameters<PGlite['transaction']>, unknown>(work => client.transaction(work))
  const connection: PGlite = Object.assign(Object.create(client), { query, transaction })
  return {
    db: withTransactionErrors(drizzle({ client: connection })),
    kind: 'pglite',
    ping: async () => {
      await query('select 1')
    },
    executeSql: unlessClosed(database.executeSql),
    listen: async ({ onChange }) => {
      const unlisten = await client.listen(CHANGES_CHANNEL, onChange)
      onClose.push(() => unlisten())
    },
    close: async () => {
      isClosed = true
      for (const end of onClose) await end()
    },
  }
}

/**
 * The time-out is as long as that of a test: races start hundreds of transactions at once, and a busy machine needs more than the ten seconds of a
 * server.
 */
const CONNECT_TIMEOUT_MILLISECONDS = 120_000

async function copyPostgres(adminUrl: string, template: string): Promise<SharedDatabase> {
  const name = nameOfCopy(template)
  await withAdmin(adminUrl, admin => createDatabase(admin, name, template))
  const url = databaseUrl(adminUrl, name)
  return {
    connect: () => connectPostgres(url, { connectTimeoutMilliseconds: CONNECT_TIMEOUT_MILLISECONDS }),
    restore: async () => {
      const { db, close } = connectPostgres(url)
      const isRestored = await restoreContent(db)
      await close()
      return isRestored
    },
    remove: () => withAdmin(adminUrl, admin => dropDatabase(admin, name)),
  }
}

const nameOfCopy = (template: string) => `${template}_${randomBytes(6).toString('hex')}`

async function truncate(db: Db): Promise<void> {
  await db.execute(sql`
    do $$
    begin
      execute coalesce(
        (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
         from pg_tables where schemaname = 'public' and tablename <> 'state_steps'),
        'select 1'
      );
    end $$`)
}
