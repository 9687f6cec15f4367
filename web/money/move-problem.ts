import { type AmountProblem, readAmount } from '#domain/money/read-amount.ts'

/** What is wrong with an amount to move; null when nothing is. */
export function moveProblem(
  typed: string,
  available: number,
): 'required' | 'unreadable' | 'nothing' | 'too_much' | null {
  const { halalas, problem } = readAmount(typed)
  if (problem) return readingProblem(problem)
  if (halalas <= 0) return 'nothing'
  return halalas > available ? 'too_much' : null
}

/** Where one sentence says how an amount is written. */
export const readingProblem = (problem: AmountProblem): 'required' | 'unreadable' =>
  problem === 'required' ? 'required' : 'unreadable'
