import { asc, desc, gt, sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core'
import { type Db, MIGRATIONS_FOLDER } from './client.ts'

/** The tables are not those of this release. The message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Drizzle's own table, as its command line tool creates it. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
})

/**
 * Returns the migrations that the database lacks. Throws {@link MigrationError} if its first migration is not that of this release. Later
 * migrations may be unknown, so that a release can be rolled back.
 */
export async function pendingMigrations(db: Db, migrationsFolder: string): Promise<MigrationMeta[]> {
  const migrations = readMigrationFiles({ migrationsFolder })
  const history = sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text`
  const [row] = await db.select({ history }).from(sql`(values (1)) as one`)
  if (!row?.history) return migrations
  const [earliest] = await db.select().from(applied).orderBy(asc(applied.createdAt)).limit(1)
  const [latest] = await db.select().from(applied).orderBy(desc(applied.createdAt)).limit(1)
  if (earliest && earliest.hash !== migrations[0]?.hash) throw new MigrationError(OF_EARLIER_RELEASE)
  return migrations.filter(({ folderMillis }) => folderMillis > (latest?.createdAt ?? 0))
}

/** Returns the number of migrations that only a later release knows. */
export async function countLaterMigrations(db: Db): Promise<number> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)
  return db.$count(applied, gt(applied.createdAt, newest?.folderMillis ?? 0))
}

const OF_EARLIER_RELEASE =
  'The database is of an earlier release, whose tables this one cannot take over. Start with an empty one: set DATA_DIR to another folder, or DATABASE_URL to another database.'

/** Creates the table of the applied migrations. */
export async function createHistory(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
}

export async function applyMigration(db: Db, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
  await db.insert(applied).values({ hash, createdAt: folderMillis })
}

const CONCURRENTLY = /\bconcurrently\b/gi

/** Whether Postgres runs the migration only outside a transaction, because it builds an index concurrently. */
export const isConcurrent = ({ sql: statements }: MigrationMeta): boolean =>
  statements.some(statement => statement.search(CONCURRENTLY) !== -1)

/** The migrations need no lock, because an embedded database has no other user. */
export async function migrateEmbedded(db: Db): Promise<void> {
  const pending = await pendingMigrations(db, MIGRATIONS_FOLDER)
  if (pending.length === 0) return
  await db.transaction(async tx => {
    await createHistory(tx)
    for (const migration of pending) {
      const statements = migration.sql.map(statement => statement.replace(CONCURRENTLY, ''))
      await applyMigration(tx, { ...migration, sql: statements })
    }
  })
}
