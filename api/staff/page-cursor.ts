import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import type { Place } from '#api/kernel/paging/cursor.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

export const PAGE_SIZE = 20

/**
 * The rows of the next page, after the cursor: the id of the last row of the page before.
 * @throws PlinkError `CURSOR_INVALID`
 */
export async function rowsAfter(db: Db, cursor: string | undefined, order: RowOrder) {
  return rowsNextTo(cursor === undefined ? undefined : await placeAfter(db, cursor, order), order)
}

async function placeAfter(db: Db, row: string, { id }: RowOrder): Promise<Place> {
  if ((await db.$count(id.table, eq(id, row))) === 0) throw new PlinkError('CURSOR_INVALID')
  return { row, direction: 'next' }
}

/** The query of a list of waiting items, the longest wait first. */
export interface WaitingQuery {
  cursor?: string | undefined
}

/** The rows after a cursor. The cursor holds the place and not only the row, because a row that is decided in the meantime loses its place. */
export function isBehind(cursor: string | undefined, since: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined
  const [milliseconds, lastId] = cursor.split('.')
  return sql`(${since}, ${id}) > (${at(new Date(Number(milliseconds)))}, ${lastId}::uuid)`
}

export const waitingCursor = (since: Date, id: string): string => `${since.getTime()}.${id}`

/** The rows of a page, with the cursor of the next one. One more than fits was read, which tells whether there is another page. */
export function pageOf<Row>(fetchedRows: Row[], cursorOf: (last: Row) => string, size = PAGE_SIZE) {
  const rows = fetchedRows.slice(0, size)
  return { rows, nextCursor: fetchedRows.length > size ? cursorOf(rows.at(-1)!) : null }
}
