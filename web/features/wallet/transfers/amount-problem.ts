import { addDays, type Day } from '#domain/riyadh-time.ts'
import { moveProblem } from '../sub-wallets/move-problem.ts'
import type { When } from './transfer-form.ts'

/** What may go out now, in halalas. What is not known yet does not count. */
export interface Room {
  available?: number
  leftToday?: number
  leftThisMonth?: number
}

/** The most that the contract takes. */
const MOST_HALALAS = 100_000_000_000

/** What is wrong with an amount; null when nothing is. The money for later need not be there yet. */
export function amountProblem(bare: string, when: When, { available, leftToday, leftThisMonth }: Room) {
  const isNow = when === 'now'
  const problem = moveProblem(bare, MOST_HALALAS)
  if (problem) return problem === 'too_much' ? 'too_large' : problem
  if (!isNow) return null
  if (moveProblem(bare, available ?? MOST_HALALAS)) return 'too_much'
  if (moveProblem(bare, leftToday ?? MOST_HALALAS)) return 'over_daily'
  return moveProblem(bare, leftThisMonth ?? MOST_HALALAS) ? 'over_monthly' : null
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
