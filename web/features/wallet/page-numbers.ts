/** Where in its pages a list stands, as the server says it. */
export interface Pages {
  page: number
  previousCursor: string | null
  nextCursor: string | null
}

interface Place {
  number: number
  /** Null for the first page, and for the one that is shown. */
  cursor: string | null
  /** Pages before it are left out. */
  afterGap: boolean
}

/** The pages that can be reached: the first, those beside this one, and this one. */
export function pageNumbers({ page, previousCursor, nextCursor }: Pages): Place[] {
  const places: Place[] = []
  if (page > 1) places.push({ number: 1, cursor: null, afterGap: false })
  if (page > 2) places.push({ number: page - 1, cursor: previousCursor, afterGap: page > 3 })
  places.push({ number: page, cursor: null, afterGap: false })
  if (nextCursor !== null) places.push({ number: page + 1, cursor: nextCursor, afterGap: false })
  return places
}
