/** Saudi Arabia is three hours ahead of UTC all year: https://data.iana.org/time-zones/tzdb/asia */
const AHEAD_MILLISECONDS = 3 * 3_600_000
const DAY_MILLISECONDS = 86_400_000

/** A day in Riyadh as `2026-01-05`. */
export type Day = string

/** The day that it is in Riyadh. */
export const riyadhDay = (instant: Date): Day =>
  new Date(instant.getTime() + AHEAD_MILLISECONDS).toISOString().slice(0, 10)

/** What the clock says in Riyadh, as `14:05`. */
export const riyadhTime = (instant: Date): string =>
  new Date(instant.getTime() + AHEAD_MILLISECONDS).toISOString().slice(11, 16)

/** When the day begins in Riyadh. */
export const startOfDay = (day: Day): Date => new Date(utcMidnight(day) - AHEAD_MILLISECONDS)

/** When the day is over in Riyadh: the next one begins. */
export const endOfDay = (day: Day): Date => new Date(startOfDay(day).getTime() + DAY_MILLISECONDS)

export const addDays = (day: Day, days: number): Day =>
  new Date(utcMidnight(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** The first day of the month so many months later. */
export function startOfMonth(day: Day, monthsLater = 0): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10)
}

/** The first day of the quarter so many quarters later. */
export function startOfQuarter(day: Day, quartersLater = 0): Day {
  const month = Number(day.slice(5, 7))
  return startOfMonth(day, quartersLater * 3 - ((month - 1) % 3))
}

/** A day that a month does not have counts on into the next one. */
function utcMidnight(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date)
}
