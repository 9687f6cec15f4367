import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * What stores and services query: PGlite, Postgres, or a transaction of either.
 * Inside `db.transaction(async tx => ...)` use only `tx`: PGlite has one connection, so a query on the outer `db` would
 * wait for the very transaction that waits for it.
 */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Where there are several. */
  connections?(): { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A Postgres URL. Without it the database is embedded, in `dataDir`. */
  databaseUrl?: string | undefined
  /** The embedded database lives in `db` below this folder; `memory://` keeps it in memory. */
  dataDir: string
  poolSize?: number | undefined
}

/** Opens the database and brings it to the newest migration. */
export async function openDatabase({ databaseUrl, dataDir, poolSize }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, poolSize)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(dataDir)
}
