/** Saudi Arabia is three hours ahead of UTC all year: https://data.iana.org/time-zones/tzdb/asia */
const AHEAD_MILLISECONDS = 3 * 3_600_000
const DAY_MILLISECONDS = 86_400_000

/** A day in Riyadh, such as `2026-01-05`. */
export type Day = string

const OFFSET = /Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00/.source
const WRITTEN_DAY = new RegExp(`^(20\\d\\d-\\d\\d-\\d\\d)(?:${OFFSET})?$`)
const WRITTEN_TIME = new RegExp(
  `^(20\\d\\d-\\d\\d-\\d\\d)T((?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?)(${OFFSET})?$`,
)

/** Returns the day that a file or an address names, or undefined if it is not a day. A day with an offset, as XML may have it, is the same day. */
export function readDay(text: string): Day | undefined {
  const [, day] = WRITTEN_DAY.exec(text) ?? []
  return day !== undefined && isInCalendar(day) ? day : undefined
}

/** Returns the instant that a file names, or undefined if it is not a time. A time without an offset is one in Riyadh. */
export function readTime(text: string): Date | undefined {
  const [, day, time, offset = '+03:00'] = WRITTEN_TIME.exec(text) ?? []
  return day !== undefined && isInCalendar(day) ? new Date(`${day}T${time}${offset}`) : undefined
}

/** Whether the day exists. The 30th of February looks like a day, but does not exist. */
export const isInCalendar = (day: string): boolean => addDays(day, 0) === day

/** Returns the day in Riyadh at an instant. */
export const riyadhDay = (instant: Date): Day =>
  new Date(instant.getTime() + AHEAD_MILLISECONDS).toISOString().slice(0, 10)

/** Returns the time of day in Riyadh, such as `14:05`. */
export const riyadhTime = (instant: Date): string =>
  new Date(instant.getTime() + AHEAD_MILLISECONDS).toISOString().slice(11, 16)

/** Returns the first instant of the day in Riyadh. */
export const startOfDay = (day: Day): Date => new Date(utcMidnight(day) - AHEAD_MILLISECONDS)

/** Returns the end of the day in Riyadh, which is the start of the next day. */
export const endOfDay = (day: Day): Date => new Date(startOfDay(day).getTime() + DAY_MILLISECONDS)

export const addDays = (day: Day, days: number): Day =>
  new Date(utcMidnight(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** Returns the first day of the month, a number of months later. */
export function startOfMonth(day: Day, monthsLater = 0): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10)
}

/** Returns the first day of the quarter, a number of quarters later. */
export function startOfQuarter(day: Day, quartersLater = 0): Day {
  const month = Number(day.slice(5, 7))
  return startOfMonth(day, quartersLater * 3 - ((month - 1) % 3))
}

/** Returns the midnight of the day in UTC. A day past the end of its month continues into the next month: see `readDay`. */
function utcMidnight(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date)
}
