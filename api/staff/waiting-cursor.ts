import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { at } from '#api/kernel/db/schema/columns.ts'
import { PAGE_SIZE } from './page-cursor.ts'

/** What is asked for of a list of what waits, the longest wait first. */
export interface WaitingQuery {
  cursor?: string | undefined
}

/** The rows behind a cursor. It holds the place and not the row alone, because a row that is decided meanwhile leaves its place. */
export function isBehind(cursor: string | undefined, since: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined
  const [milliseconds, lastId] = cursor.split('.')
  return sql`(${since}, ${id}) > (${at(new Date(Number(milliseconds)))}, ${lastId}::uuid)`
}

/** One more than a page has tells whether there is another one. */
export const READ_ROWS = PAGE_SIZE + 1

/** The rows of the page, with the cursor of the next one. */
export function pageOf<Row>(read: Row[], placeOf: (row: Row) => { since: Date; id: string }) {
  const rows = read.slice(0, PAGE_SIZE)
  if (read.length <= PAGE_SIZE) return { rows, nextCursor: null }
  const { since, id } = placeOf(rows.at(-1)!)
  return { rows, nextCursor: `${since.getTime()}.${id}` }
}
