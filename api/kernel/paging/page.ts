import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Cursor, Cursors, Filters, Place } from './cursor.ts'

/** The query parameters that every list has. */
export interface ListQuery {
  cursor?: string | undefined
  /** The limit, or undefined when the request does not name it. */
  limit?: number | undefined
}

/** The page to read, which is the first one when there is no place. */
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

/** Reads the first rows after a place, or the rows before it, nearest first. */
export type Fetch<Row> = (range: Range) => Promise<Row[]>

/** Returns the name of the last row that a search from a place has examined, or undefined if it has examined all. */
type FindEnd = (place: Place | undefined) => Promise<string | undefined>

const DEFAULT_LIMIT = 20

/** Reads the page request. A cursor contains its filters. Throws `CURSOR_INVALID` when the request has others. */
export function pageRequest<F extends Filters<string>>(
  cursors: Cursors<F>,
  query: ListQuery & { filters: F },
): PageRequest<F> {
  if (query.cursor === undefined) return { page: 1, limit: query.limit ?? DEFAULT_LIMIT, filters: query.filters }
  const cursor = cursors.read(query.cursor)
  for (const [name, value] of Object.entries(query.filters)) {
    if (value !== undefined && value !== cursor.filters[name]) throw new PlinkError('CURSOR_INVALID')
  }
  return { ...cursor, limit: query.limit ?? cursor.limit }
}

/**
 * Reads a page from the row that it borders on, so that a deep page costs as much as the first, and new rows shift nothing. Rows may leave a list
 * that is filtered by status: when no rows are left at a cursor, the list starts from the beginning.
 * @param findEnd for a search that examines a limited number of rows: its next page continues there, and a page may have few rows or none
 */
export async function readPage<Row, F>(
  cursors: Cursors<F>,
  request: PageRequest<F>,
  fetch: Fetch<Row>,
  nameOf: (row: Row) => string,
  findEnd?: FindEnd,
): Promise<Page<Row>> {
  const { place, limit, filters } = request
  // One more row than fits shows whether there is another page.
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
