import type { Database } from './client.ts'
import type { PostgresOptions } from './postgres/postgres.ts'

export interface DatabaseOptions extends Omit<PostgresOptions, 'databaseUrl'> {
  /** A Postgres URL. If undefined, the database is embedded, in `dataDir`. */
  databaseUrl?: string | undefined
  /** The folder above that of the embedded database, `db`. `memory://` keeps it in memory. */
  dataDir: string
}

/** Opens the database and runs pending migrations. */
export async function openDatabase({ databaseUrl, dataDir, ...options }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres/postgres.ts')
    return openPostgres({ databaseUrl, ...options })
  }
  const { openPglite } = await import('./pglite/pglite.ts')
  return openPglite(dataDir)
}
