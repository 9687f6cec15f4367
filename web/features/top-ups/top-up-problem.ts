import { readAmount } from '#domain/money/read-amount.ts'
import { readingProblem } from '#web/money/move-problem.ts'

interface Range {
  minimum: { amount: number }
  maximum: { amount: number }
}

/** Returns what is wrong with an amount to top up, or null. */
export function topUpProblem(
  text: string,
  { minimum, maximum }: Range,
): 'required' | 'unreadable' | 'too_little' | 'too_much' | null {
  const { halalas, problem } = readAmount(text)
  if (problem) return readingProblem(problem)
  if (halalas < minimum.amount) return 'too_little'
  return halalas > maximum.amount ? 'too_much' : null
}
