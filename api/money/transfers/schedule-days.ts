import type { TransferRepetition } from '#api/contract/generated/schemas.ts'
import { addDays, type Day, startOfMonth } from '#domain/riyadh-time.ts'

/** Returns the day of the run with this number, counted from 0, or undefined when there is none. */
export function runDay(startsOn: Day, repeats: TransferRepetition, number: number): Day | undefined {
  switch (repeats) {
    case 'once':
      return number === 0 ? startsOn : undefined
    case 'weekly':
      return addDays(startsOn, 7 * number)
    case 'monthly':
      return sameDayOfMonth(startsOn, number)
  }
}

/** Returns the same day of a later month, or its last day if the month is too short. */
function sameDayOfMonth(day: Day, monthsLater: number): Day {
  const first = startOfMonth(day, monthsLater)
  const last = addDays(startOfMonth(day, monthsLater + 1), -1)
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}
