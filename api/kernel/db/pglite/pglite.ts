import { AsyncResource } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { bulkhead } from 'cockatiel'
import { drizzle } from 'drizzle-orm/pglite'
import { CHANGES_CHANNEL, type ChangeListener, type Database, withTransactionErrors } from '#api/kernel/db/client.ts'
import { migrateEmbedded } from '#api/kernel/db/migrations.ts'
import { PreparedStatements } from './prepared-statements.ts'
import { refuseOnceUnusable } from './unusable.ts'

export const IN_MEMORY = 'memory://'

/** The data folder cannot be used. The message says why and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/** The extensions that the migrations need, and a smaller page cache than the default of 128 MB, which each start would clear. */
export const PGLITE_OPTIONS = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
}

/** Opens the embedded database. The caller holds the lock of `dataDir`, because two processes on one folder would destroy it. */
export async function openPglite(dataDir: string): Promise<Database> {
  const folder = await folderFor(dataDir)
  const client = await PGlite.create(folder, PGLITE_OPTIONS).catch(cause => {
    const advice =
      'Check that its disk has free space. If it has, the files are damaged: restore the folder from a backup.'
    throw new DataFolderError(`The database in ${resolve(folder)} could not be opened. ${advice}`, { cause })
  })
  const database = pgliteDatabase(client)
  await migrateEmbedded(database.db).catch(async error => {
    await client.close()
    throw error
  })
  const ping = async () => {
    await database.ping()
    if (dataDir !== IN_MEMORY) await writeProbe(dataDir)
  }
  return { ...database, ping }
}

/** Wraps a PGlite that is already migrated. */
export function pgliteDatabase(client: PGlite) {
  const unusable = refuseOnceUnusable(client)
  const { serialized, executeSql, archive } = serializeQueries(client)
  return {
    unusable,
    db: withTransactionErrors(drizzle({ client: serialized })),
    executeSql,
    kind: 'pglite' as const,
    ping: async () => {
      await client.query('select 1')
    },
    listen: async ({ onChange }: ChangeListener) => {
      await client.listen(CHANGES_CHANNEL, onChange)
    },
    archive,
    close: () => client.close(),
  }
}

/** A full file system may still provide some space, but less than this. */
export const PROBE_BYTES = 65_536

/** Writes a separate file, because inserting a row rarely needs new space, and deleting it returns none. */
async function writeProbe(dataDir: string): Promise<void> {
  const path = join(dataDir, 'write-probe')
  await writeFile(path, Buffer.alloc(PROBE_BYTES))
  await rm(path, { force: true })
}

type Query = Parameters<PreparedStatements['query']>

const { BOOL, INT2, INT4, INT8, TEXT, VARCHAR, JSONB, DATE, TIMESTAMPTZ, UUID } = types
const TEXT_ARRAY = 1009
/**
 * The types whose parsers are passed. There are 318 parsers, and PGlite would copy all of them for each query, because drizzle passes its own ones
 * with each.
 */
const PARSED = [BOOL, INT2, INT4, INT8, TEXT, VARCHAR, JSONB, DATE, TIMESTAMPTZ, UUID, TEXT_ARRAY]

/**
 * Runs the queries one at a time. PGlite runs in this thread and starts the next query without returning to the event loop. The queries of a
 * hundred requests would delay even a request without queries until the last one is done. So each query waits for the previous one and then for the
 * event loop.
 */
function serializeQueries(
  client: PGlite,
): { serialized: PGlite; archive: () => Promise<Blob> } & Pick<Database, 'executeSql'> {
  const unprepared = createExecuteSql(client)
  client.parsers = Object.fromEntries(PARSED.map(type => [type, client.parsers[type]!]))
  const statements = new PreparedStatements(client)
  const transaction = client.transaction.bind(client)
  const oneAtATime = bulkhead(1, Number.POSITIVE_INFINITY)
  const enqueue = <T>(work: () => Promise<T>) =>
    // The previous query starts this one, so this one would run in the context of another request.
    oneAtATime.execute(
      AsyncResource.bind(async () => {
        await setImmediate()
        return work()
      }),
    )
  const executeSql: Database['executeSql'] = (...statement) => enqueue(() => unprepared(...statement))
  const serialized = Object.assign(client, {
    query: <T>(...query: Query) => enqueue(() => statements.query<T>(...query)),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      enqueue(() => transaction(tx => work(withPrepared(tx, statements)))),
  })
  const archive = () =>
    enqueue(async () => {
      // A checkpoint writes the pages that only memory has, so that the files are complete.
      await client.exec('checkpoint')
      return client.dumpDataDir('gzip')
    })
  return { serialized, executeSql, archive }
}

function createExecuteSql(client: PGlite): Database['executeSql'] {
  const { parsers } = client
  const query = client.query.bind(client)
  return async (text, values) => {
    if (values?.length) return query(text, values, { parsers })
    try {
      const results = await client.exec(text, { parsers })
      return { rows: results.flatMap(({ rows }) => rows) }
    } catch (cause) {
      // The statements may have left a transaction open, which would reject the next statement.
      await client.exec('rollback')
      throw cause
    }
  }
}

function withPrepared(tx: Transaction, statements: PreparedStatements): Transaction {
  return Object.assign(tx, {
    query: async <T>(...query: Query) => {
      if (tx.closed) throw new Error('Transaction is closed')
      return statements.query<T>(...query)
    },
  })
}

async function folderFor(dataDir: string): Promise<string> {
  if (dataDir === IN_MEMORY) return IN_MEMORY
  const folder = join(dataDir, 'db')
  if (existsSync(join(folder, 'PG_VERSION'))) return folder
  // PGlite would create an empty database over the existing files.
  if (await hasFiles(folder)) throw incompleteDatabase(folder)
  await createDatabase(dataDir, folder)
  return folder
}

async function hasFiles(folder: string): Promise<boolean> {
  return existsSync(folder) && (await readdir(folder)).length > 0
}

const incompleteDatabase = (folder: string) =>
  new DataFolderError(
    `The folder ${resolve(folder)} has files but no PG_VERSION, so its database is incomplete. Nothing was changed.\n` +
      'Restore the folder from a backup. If you do not need its content, move it away, and the next start creates an empty database.',
  )

/** Creates the database in another folder and renames it when it is complete, so that an interrupted first start can be repeated. */
async function createDatabase(dataDir: string, folder: string): Promise<void> {
  const unfinished = join(dataDir, 'db-new')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const client = await PGlite.create(unfinished).catch(cause => {
    const advice = 'Check that its disk has 100 MB of free space, then start again.'
    throw new DataFolderError(`The database could not be created in ${resolve(dataDir)}. ${advice}`, { cause })
  })
  await client.close()
  if (existsSync(folder)) await rmdir(folder)
  await rename(unfinished, folder)
}
