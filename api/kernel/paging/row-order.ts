import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Place } from './cursor.ts'

/** The order of a list. Cursors name a row by `id`. */
export interface RowOrder {
  id: PgColumn
  /** The columns of an index, which reads a page without the rows before it. The last one makes the order total. */
  key: readonly (PgColumn | SQL)[]
  direction: 'ascending' | 'descending'
}

interface RowsNext {
  /** The condition of the next rows. Undefined without a place, which means all rows. */
  areNext: SQL | undefined
  order: SQL[]
}

/**
 * Returns the rows next to a place, the nearest first. All columns are compared at once, so that the index on them can be used. The key of the row
 * stays in the database, whose times have more digits than a `Date`.
 */
export function rowsNextTo(place: Place | undefined, { id, key, direction }: RowOrder): RowsNext {
  const isDescending = (direction === 'descending') === (place?.direction !== 'previous')
  const columns = sql.join([...key], sql`, `)
  const position = place && sql`(select ${columns} from ${id.table} where ${eq(id, place.row)})`
  return {
    areNext: position && (isDescending ? sql`(${columns}) < ${position}` : sql`(${columns}) > ${position}`),
    order: key.map(isDescending ? desc : asc),
  }
}
