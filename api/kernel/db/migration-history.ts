import { asc, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core'
import { type Db, MIGRATIONS_FOLDER } from './client.ts'

/** The tables are of a release that this one does not follow. The message says what to do. */
export class MigrationHistoryError extends Error {
  override name = 'MigrationHistoryError'
}

/** Drizzle's own table. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
})

/**
 * Throws {@link MigrationHistoryError} for a database whose first migration is not that of this release, before anything in it is changed.
 * Later migrations may be unknown, so that a release can be rolled back.
 */
export async function requireOwnHistory(db: Db): Promise<void> {
  const history = sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text`
  const [found] = await db.select({ history }).from(sql`(values (1)) as one`)
  if (!found?.history) return
  const [earliest] = await db.select({ hash: applied.hash }).from(applied).orderBy(asc(applied.createdAt)).limit(1)
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  if (!earliest || earliest.hash === first?.hash) return
  throw new MigrationHistoryError(
    'The database is of an earlier release, whose tables this one cannot take over. Start with an empty one: set DATA_DIR to another folder, or DATABASE_URL to another database.',
  )
}
