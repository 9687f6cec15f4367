import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './client.ts'
import { migrationsFolder } from './migrations-folder.ts'

export const IN_MEMORY = 'memory://'

/** The embedded database. The caller holds the lock of `dataDir`: PGlite itself lets two processes ruin one folder. */
export async function openPglite(dataDir: string): Promise<Database> {
  const database = pgliteDatabase(await PGlite.create(await folderFor(dataDir)))
  await migrate(database.db, { migrationsFolder })
  return database
}

/** Wraps a PGlite that is migrated already. */
export function pgliteDatabase(client: PGlite) {
  return {
    db: drizzle({ client }),
    kind: 'pglite' as const,
    ping: async () => {
      await client.query('select 1')
    },
    close: () => client.close(),
  }
}

async function folderFor(dataDir: string): Promise<string> {
  if (dataDir === IN_MEMORY) return IN_MEMORY
  await mkdir(dataDir, { recursive: true })
  return join(dataDir, 'db')
}
