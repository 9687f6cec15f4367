import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { toWesternDigits } from '#domain/digits.ts'

export const PAGE_SIZE = 20

/** The columns by which a list is ordered, as one row value. */
export const keyOf = (columns: readonly PgColumn[]): SQL => sql`(${sql.join([...columns], sql`, `)})`

/**
 * The key of the row with this id, after which the next page begins. It stays in the database, whose times have more digits than a `Date`.
 * @throws PlinkError `CURSOR_INVALID`
 */
export async function positionOf(
  db: Db,
  table: PgTable & { id: PgColumn },
  key: readonly PgColumn[],
  id: string,
): Promise<SQL> {
  const isIt = eq(table.id, id)
  if ((await db.$count(table, isIt)) === 0) throw new PlinkError('CURSOR_INVALID')
  return sql`(select ${sql.join([...key], sql`, `)} from ${table} where ${isIt})`
}

/** Numbers are pasted with spaces and in Arabic digits. */
export const pastedNumber = (q: string): string => toWesternDigits(q).replaceAll(/\s/g, '')
