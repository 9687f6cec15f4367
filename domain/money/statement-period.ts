import { addDays, type Day, startOfMonth } from '#domain/riyadh-time.ts'

/** A leap year. */
export const MAX_STATEMENT_DAYS = 366

export type PeriodProblem = 'order' | 'too_long' | 'before_opening' | 'future'

interface Bounds {
  openedOn: Day
  today: Day
}

/** Why there is no statement from a day to another one. */
export function periodProblem(from: Day, to: Day, { openedOn, today }: Bounds): PeriodProblem | undefined {
  if (to < from) return 'order'
  if (to > today) return 'future'
  if (from < startOfMonth(openedOn)) return 'before_opening'
  return addDays(from, MAX_STATEMENT_DAYS) <= to ? 'too_long' : undefined
}
