export type Row = Record<string, unknown>

/** A row that the table accepts, and for each constraint the changes that violate it. Columns that are not listed may have any value. */
export interface Cases {
  accepted: Row
  refused: Record<string, Row[]>
}

export const SOME_ID = '0b0e9a0e-8a55-4c4e-9a53-7d3c3a1b0f11'
export const OTHER_ID = '5f7c2a52-6c1f-4d0e-8f55-2f1a0c9d7e22'
export const SOME_DAY = '2026-01-05'
export const SOME_TIME = '2026-01-05T09:00:00.000Z'

export const NOT_POSITIVE: Row[] = [{ amount: 0 }, { amount: -1 }]

/** Returns a value below and one above the range. */
export const outside = (column: string, last: number, first = 1): Row[] => [
  { [column]: first - 1 },
  { [column]: last + 1 },
]
