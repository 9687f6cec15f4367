import type { Database } from './client.ts'

export interface DatabaseOptions {
  /** A Postgres URL. Without it the database is embedded, in `dataDir`. */
  databaseUrl?: string | undefined
  /** The embedded database is in `db` below this folder. `memory://` keeps it in memory. */
  dataDir: string
  poolSize?: number | undefined
}

/** Opens the database and runs pending migrations. */
export async function openDatabase({ databaseUrl, dataDir, poolSize }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, poolSize)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(dataDir)
}
