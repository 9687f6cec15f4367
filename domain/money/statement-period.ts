import { addDays, type Day, startOfMonth } from '#domain/riyadh-time.ts'

/** The longest period has the days of a leap year. */
export const MAX_STATEMENT_DAYS = 366

export type PeriodProblem = 'order' | 'too_long' | 'before_opening' | 'future'

interface Bounds {
  openedOn: Day
  today: Day
}

/** Returns why there is no statement for a period, or undefined if there is one. */
export function periodProblem(from: Day, to: Day, { openedOn, today }: Bounds): PeriodProblem | undefined {
  if (to < from) return 'order'
  if (to > today) return 'future'
  if (from < startOfMonth(openedOn)) return 'before_opening'
  return addDays(from, MAX_STATEMENT_DAYS) <= to ? 'too_long' : undefined
}
