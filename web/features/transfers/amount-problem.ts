import { digitsOnly } from '#domain/digits.ts'
import { addDays, type Day } from '#domain/riyadh-time.ts'
import { moveProblem } from '#web/money/move-problem.ts'
import type { When } from '#web/money/transfer-form.ts'

/** The limits of a transfer in halalas. A limit that has not loaded does not count. */
export interface TransferLimits {
  available?: number
  /** The amounts that the limits leave now. */
  leftToday?: number
  leftThisMonth?: number
  /** The limits themselves. */
  daily?: number
  monthly?: number
  /** The maximum of a single transfer to a bank account. */
  oneTransfer?: number
}

/** The most that the contract takes. */
const MAX_HALALAS = 100_000_000_000

/** The ceilings of an amount, each with the problem of an amount above it. */
const CEILINGS_NOW = [
  ['available', 'too_much'],
  ['leftToday', 'over_daily'],
  ['leftThisMonth', 'over_monthly'],
  ['oneTransfer', 'instant_transfer'],
] as const

/** A later transfer does not need the money now, and today's use of the limits does not count for it. */
const CEILINGS_LATER = [
  ['daily', 'above_daily'],
  ['monthly', 'above_monthly'],
  ['oneTransfer', 'instant_transfer'],
] as const

/** Returns the problem of an amount, or null. Above several ceilings, it is that of the lowest. */
export function amountProblem(text: string, when: When, limits: TransferLimits) {
  const problem = moveProblem(text, MAX_HALALAS)
  if (problem) return problem === 'too_much' ? 'too_large' : problem
  const ceilings = when === 'now' ? CEILINGS_NOW : CEILINGS_LATER
  const lowest = Math.min(...ceilings.map(([name]) => limits[name] ?? MAX_HALALAS))
  if (!moveProblem(text, lowest)) return null
  return ceilings.find(([name]) => limits[name] === lowest)?.[1] ?? null
}

/** Returns the first and the last day on which a transfer can start. */
export const startRange = (today: Day) => ({ first: addDays(today, 1), last: addDays(today, 365) })

/** Returns what is wrong with the day of the first run, or null. */
export function startProblem(day: string, today: Day) {
  if (!day) return 'required'
  const { first, last } = startRange(today)
  if (day < first) return 'too_early'
  return day > last ? 'too_late' : null
}

/** The last possible day that what repeats may have. */
export const endRange = (startsOn: Day) => ({ first: startsOn, last: addDays(startsOn, 3653) })

/** What is wrong with the last possible day of what starts on a day; null when nothing is. */
export function endProblem(day: string, startsOn: Day) {
  if (!day) return 'required'
  if (!startsOn) return null
  const { first, last } = endRange(startsOn)
  if (day < first) return 'too_early'
  return day > last ? 'too_late' : null
}

const MOST_PAYMENTS = 500

/** What is wrong with a number of payments as it was typed; null when nothing is. */
export function countProblem(typed: string) {
  if (!typed.trim()) return 'required'
  const digits = digitsOnly(typed)
  return digits.length === typed.trim().length && Number(digits) >= 1 && Number(digits) <= MOST_PAYMENTS
    ? null
    : 'out_of_range'
}
