import type { TransferPlan } from '#api/contract/generated/schemas.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { addDays, type Day, startOfMonth } from '#domain/riyadh-time.ts'

/** The plan of a scheduled transfer, as it is stored. */
type PlanRow = Pick<TransferRow, 'startsOn' | 'repeats' | 'endsOn' | 'paymentCount'>

export const planOf = ({ startsOn, repeats, endsOn, paymentCount }: PlanRow): TransferPlan => ({
  startsOn: startsOn!,
  repeats: repeats!,
  ...(endsOn && { endsOn }),
  ...(paymentCount && { paymentCount }),
})

/** Returns the day of the run with this number, counted from 0, or undefined when there is none. */
export function runDay(plan: TransferPlan, number: number): Day | undefined {
  const { endsOn, paymentCount = Number.POSITIVE_INFINITY } = plan
  if (number >= paymentCount) return undefined
  const day = dayWithoutEnd(plan, number)
  return day === undefined || (endsOn !== undefined && day > endsOn) ? undefined : day
}

function dayWithoutEnd({ startsOn, repeats }: TransferPlan, number: number): Day | undefined {
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

interface Run {
  number: number
  on: Day
}

/** Iterates over the runs of the plan from this number on. It does not end by itself if the plan has no end. */
export function* runsFrom(plan: TransferPlan, first: number): Generator<Run, void> {
  for (let number = first; ; number++) {
    const on = runDay(plan, number)
    if (on === undefined) return
    yield { number, on }
  }
}

/** Returns the first run after this day, or the first of all. */
export function firstRunAfter(plan: TransferPlan, day: Day | null): Run | undefined {
  for (const run of runsFrom(plan, 0)) if (day === null || run.on > day) return run
  return undefined
}

/** Whether the runs come to an end by themselves. */
export const hasEnd = ({ repeats, endsOn, paymentCount }: TransferPlan): boolean =>
  repeats === 'once' || endsOn !== undefined || paymentCount !== undefined
