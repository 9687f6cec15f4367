import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Cursor, Cursors, Filters, Place } from './cursor.ts'

/** The part of a request that every list has. */
export interface ListQuery {
  cursor?: string | undefined
  /** Undefined when the request does not name it. */
  limit?: number | undefined
}

/** The page to read: the first one when there is no place. */
export interface PageRequest<F> extends Omit<Cursor<F>, 'place'> {
  place?: Place
}

export interface Page<Row> {
  items: Row[]
  nextCursor: string | null
  previousCursor: string | null
  page: number
}

export interface Range {
  place?: Place | undefined
  limit: number
}

/** Reads the first rows after a place; or before it, and then the nearest to it first. */
export type Fetch<Row> = (range: Range) => Promise<Row[]>

const DEFAULT_LIMIT = 20

/** A cursor carries its filters. Throws `CURSOR_INVALID` when the request names others. */
export function pageRequest<F extends Filters<string>>(
  cursors: Cursors<F>,
  asked: ListQuery & { filters: F },
): PageRequest<F> {
  if (asked.cursor === undefined) return { page: 1, limit: asked.limit ?? DEFAULT_LIMIT, filters: asked.filters }
  const cursor = cursors.read(asked.cursor)
  for (const [name, value] of Object.entries(asked.filters)) {
    if (value !== undefined && value !== cursor.filters[name]) throw new PlinkError('CURSOR_INVALID')
  }
  return { ...cursor, limit: asked.limit ?? cursor.limit }
}

/**
 * Reads a page from the row that it borders on, so that a deep page costs as much as the first and new rows shift nothing. Rows may
 * leave a list that is filtered by status: when a cursor leads to no rows any more, the list starts from the beginning.
 */
export async function readPage<Row, F>(
  cursors: Cursors<F>,
  request: PageRequest<F>,
  fetch: Fetch<Row>,
  nameOf: (row: Row) => string,
): Promise<Page<Row>> {
  const { place, limit, filters } = request
  // One more than fits tells whether there is another page.
  const rows = await fetch({ place, limit: limit + 1 })
  const isBack = place?.direction === 'previous'
  if (place && rows.length < (isBack ? limit : 1)) {
    return readPage(cursors, { page: 1, limit, filters }, fetch, nameOf)
  }
  const isMore = rows.length > limit
  const items = isBack ? rows.slice(0, limit).reverse() : rows.slice(0, limit)
  const page = isBack && !isMore ? 1 : request.page
  const cursorAt = (row: Row, direction: Place['direction'], to: number) =>
    cursors.write({ place: { row: nameOf(row), direction }, page: to, limit, filters })
  const [first, last] = [items[0], items.at(-1)]
  return {
    items,
    nextCursor: last && (isBack || isMore) ? cursorAt(last, 'next', page + 1) : null,
    previousCursor: first && page > 1 ? cursorAt(first, 'previous', page - 1) : null,
    page,
  }
}
