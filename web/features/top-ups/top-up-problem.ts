import { halalasOf } from '#domain/money/money.ts'

interface Range {
  minimum: { amount: number }
  maximum: { amount: number }
}

/** What is wrong with an amount to top up; null when nothing is. */
export function topUpProblem(
  bare: string,
  { minimum, maximum }: Range,
): 'required' | 'unreadable' | 'too_little' | 'too_much' | null {
  if (!/[^-.]/.test(bare)) return 'required'
  const halalas = halalasOf(bare)
  if (halalas === null) return 'unreadable'
  if (halalas < minimum.amount) return 'too_little'
  return halalas > maximum.amount ? 'too_much' : null
}
