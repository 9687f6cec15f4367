import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database, Db } from '#api/db/client.ts'
import { EXTENSIONS, pgliteDatabase } from '#api/db/pglite.ts'
import { connectPostgres } from '#api/db/postgres.ts'
import { createDatabase, databaseUrl, dropDatabase, withAdmin } from './postgres-admin.ts'

export interface TestDatabase extends Database {
  /** Empties every table. */
  truncate(): Promise<void>
}

/**
 * A migrated database of the caller's own, of the kind that `TEST_DB` names: empty, or with what the sandbox starts with. Close it
 * when done.
 */
export async function testDatabase(content: 'empty' | 'seeded' = 'empty'): Promise<TestDatabase> {
  const templates = inject('databaseTemplates')
  const database =
    templates.kind === 'postgres'
      ? await copyPostgres(templates.adminUrl, templates.names[content])
      : await copyPglite(templates.dumps[content])
  return { ...database, truncate: () => truncate(database.db) }
}

/** A database without any table, for tests that start server processes. */
export async function emptyPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const templates = inject('databaseTemplates')
  if (templates.kind !== 'postgres') throw new Error('needs TEST_DB=postgres')
  const { adminUrl, names } = templates
  const name = nameOfCopy(names.empty)
  await withAdmin(adminUrl, admin => createDatabase(admin, name))
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => withAdmin(adminUrl, admin => dropDatabase(admin, name)),
  }
}

async function copyPglite(dump: string): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]), extensions: EXTENSIONS }))
}

async function copyPostgres(adminUrl: string, template: string): Promise<Database> {
  const name = nameOfCopy(template)
  await withAdmin(adminUrl, admin => createDatabase(admin, name, template))
  const database = connectPostgres(databaseUrl(adminUrl, name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await withAdmin(adminUrl, admin => dropDatabase(admin, name))
    },
  }
}

const nameOfCopy = (template: string) => `${template}_${randomBytes(6).toString('hex')}`

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
