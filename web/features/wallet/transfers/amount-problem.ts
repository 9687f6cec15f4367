import { addDays, type Day } from '#domain/riyadh-time.ts'
import { moveProblem } from '../sub-wallets/move-problem.ts'
import type { When } from './transfer-form.ts'

/** What may go out, in halalas. What is not known yet does not count. */
export interface Room {
  available?: number
  /** What the limits leave now. */
  leftToday?: number
  leftThisMonth?: number
  /** The limits themselves. */
  daily?: number
  monthly?: number
}

/** The most that the contract takes. */
const MOST_HALALAS = 100_000_000_000

/** What is wrong with an amount; null when nothing is. The money for later need not be there yet, but no limit may rule it out for ever. */
export function amountProblem(bare: string, when: When, room: Room) {
  const problem = moveProblem(bare, MOST_HALALAS)
  if (problem) return problem === 'too_much' ? 'too_large' : problem
  return when === 'now' ? problemNow(bare, room) : problemLater(bare, room)
}

function problemNow(bare: string, { available, leftToday, leftThisMonth }: Room) {
  if (moveProblem(bare, available ?? MOST_HALALAS)) return 'too_much'
  if (moveProblem(bare, leftToday ?? MOST_HALALAS)) return 'over_daily'
  return moveProblem(bare, leftThisMonth ?? MOST_HALALAS) ? 'over_monthly' : null
}

function problemLater(bare: string, { daily = MOST_HALALAS, monthly = MOST_HALALAS }: Room) {
  if (!moveProblem(bare, Math.min(daily, monthly))) return null
  return daily < monthly ? 'above_daily' : 'above_monthly'
}

/** The first and the last day on which a transfer can start. */
export const startRange = (today: Day) => ({ first: addDays(today, 1), last: addDays(today, 365) })

/** What is wrong with the day of the first run; null when nothing is. */
export function startProblem(day: string, today: Day) {
  if (!day) return 'required'
  const { first, last } = startRange(today)
  if (day < first) return 'too_early'
  return day > last ? 'too_late' : null
}
