import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import { withPreviousKey } from '#api/kernel/platform/sealing.ts'

/**
 * The condition that a column has this value, whichever key sealed it. Features use it instead of `eq`, so that they find rows while the keys are
 * rotated.
 */
export function hasValue(column: PgColumn, value: string | Placeholder): SQL {
  const previous = { mapToDriverValue: (text: string) => withPreviousKey(() => column.mapToDriverValue(text)) }
  return sql`${column} in (${sql.param(value, column)}, ${sql.param(value, previous)})`
}

/** Returns the columns made by `sealed` and `sealedForLookup`. No other columns have a custom type. */
export const sealedColumnsOf = (table: PgTable): PgColumn[] =>
  Object.values(getTableColumns(table)).filter(column => column instanceof PgCustomColumn)
