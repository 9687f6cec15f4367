import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database, Db } from '#api/db/client.ts'
import { EXTENSIONS, pgliteDatabase } from '#api/db/pglite.ts'
import { openPostgres } from '#api/db/postgres.ts'
import { createDatabase, databaseUrl, dropDatabase, withAdmin } from './postgres-admin.ts'

export interface TestDatabase extends Database {
  /** Empties every table. */
  truncate(): Promise<void>
}

/** A migrated, empty database of the caller's own, of the kind that `TEST_DB` names. Close it when done. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate')
  const database = template.kind === 'postgres' ? await clonePostgres(template) : await clonePglite(template.dump)
  return { ...database, truncate: () => truncate(database.db) }
}

/** A database without any table, for tests that start server processes. */
export async function emptyPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = inject('databaseTemplate')
  if (template.kind !== 'postgres') throw new Error('needs TEST_DB=postgres')
  const name = `${template.name}_${randomBytes(6).toString('hex')}`
  await withAdmin(template.adminUrl, admin => createDatabase(admin, name))
  return {
    url: databaseUrl(template.adminUrl, name),
    drop: () => withAdmin(template.adminUrl, admin => dropDatabase(admin, name)),
  }
}

async function clonePglite(dump: string): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]), extensions: EXTENSIONS }))
}

async function clonePostgres({ adminUrl, name }: { adminUrl: string; name: string }): Promise<Database> {
  const copy = `${name}_${randomBytes(6).toString('hex')}`
  await withAdmin(adminUrl, admin => createDatabase(admin, copy, name))
  const database = await openPostgres(databaseUrl(adminUrl, copy))
  return {
    ...database,
    close: async () => {
      await database.close()
      await withAdmin(adminUrl, admin => dropDatabase(admin, copy))
    },
  }
}

async function truncate(db: Db): Promise<void> {
  await db.execute(sql`
    do $$
    begin
      execute coalesce(
        (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
         from pg_tables where schemaname = 'public'),
        'select 1'
      );
    end $$`)
}
