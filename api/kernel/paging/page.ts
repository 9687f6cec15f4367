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

/** The name of the last row that a search from a place has looked at. Undefined if it has looked at all. */
type FindEnd = (place: Place | undefined) => Promise<string | undefined>

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
 * @param findEnd of a search that looks at a limited number of rows: its next page goes on there, and a page may have few rows or none
 */
export async function readPage<Row, F>(
  cursors: Cursors<F>,
  request: PageRequest<F>,
  fetch: Fetch<Row>,
  nameOf: (row: Row) => string,
  findEnd?: FindEnd,
): Promise<Page<Row>> {
  const { place, limit, filters } = request
  // One more than fits tells whether there is another page.
  const rows = await fetch({ place, limit: limit + 1 })
  const isBack = place?.direction === 'previous'
  const fewest = isBack ? limit : findEnd ? 0 : 1
  if (place && rows.length < fewest) {
    return readPage(cursors, { page: 1, limit, filters }, fetch, nameOf, findEnd)
  }
  const isMore = rows.length > limit
  const items = isBack ? rows.slice(0, limit).reverse() : rows.slice(0, limit)
  const page = isBack && !isMore ? 1 : request.page
  const cursorAt = (row: string, direction: Place['direction'], to: number) =>
    cursors.write({ place: { row, direction }, page: to, limit, filters })
  const [first, last] = [items[0], items.at(-1)]
  const goesOnAt = last && (isBack || isMore) ? nameOf(last) : await findEnd?.(place)
  return {
    items,
    nextCursor: goesOnAt === undefined ? null : cursorAt(goesOnAt, 'next', page + 1),
    previousCursor: first && page > 1 ? cursorAt(nameOf(first), 'previous', page - 1) : null,
    page,
  }
}
