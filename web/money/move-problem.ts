import { type AmountProblem, readAmount } from '#domain/money/read-amount.ts'

/** Returns what is wrong with an amount to move, or null. */
export function moveProblem(
  text: string,
  available: number,
): 'required' | 'unreadable' | 'nothing' | 'too_much' | null {
  const { halalas, problem } = readAmount(text)
  if (problem) return readingProblem(problem)
  if (halalas <= 0) return 'nothing'
  return halalas > available ? 'too_much' : null
}

/** Reduces the problems to those of a form in which a single sentence explains how to write an amount. */
export const readingProblem = (problem: AmountProblem): 'required' | 'unreadable' =>
  problem === 'required' ? 'required' : 'unreadable'
