/** Saudi Arabia is three hours ahead of UTC all year: https://data.iana.org/time-zones/tzdb/asia */
const AHEAD_MILLISECONDS = 3 * 3_600_000
const DAY_MILLISECONDS = 86_400_000

/** A day in Riyadh as `2026-01-05`. */
export type Day = string

/** The current day in Riyadh at an instant. */
export const riyadhDay = (instant: Date): Day =>
  new Date(instant.getTime() + AHEAD_MILLISECONDS).toISOString().slice(0, 10)

/** The time of day in Riyadh, as `14:05`. */
export const riyadhTime = (instant: Date): string =>
  new Date(instant.getTime() + AHEAD_MILLISECONDS).toISOString().slice(11, 16)

/** The first instant of the day in Riyadh. */
export const startOfDay = (day: Day): Date => new Date(utcMidnight(day) - AHEAD_MILLISECONDS)

/** The end of the day in Riyadh, which is the start of the next day. */
export const endOfDay = (day: Day): Date => new Date(startOfDay(day).getTime() + DAY_MILLISECONDS)

export const addDays = (day: Day, days: number): Day =>
  new Date(utcMidnight(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** The first day of the month, a number of months later. */
export function startOfMonth(day: Day, monthsLater = 0): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10)
}

/** The first day of the quarter, a number of quarters later. */
export function startOfQuarter(day: Day, quartersLater = 0): Day {
  const month = Number(day.slice(5, 7))
  return startOfMonth(day, quartersLater * 3 - ((month - 1) % 3))
}

/** A day past the end of its month continues into the next month. */
function utcMidnight(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date)
}
