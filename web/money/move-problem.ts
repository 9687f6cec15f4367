import { halalasOf } from '#domain/money/money.ts'

/** What is wrong with an amount to move; null when nothing is. */
export function moveProblem(
  bare: string,
  available: number,
): 'required' | 'unreadable' | 'nothing' | 'too_much' | null {
  if (!/[^-.]/.test(bare)) return 'required'
  const halalas = halalasOf(bare)
  if (halalas === null) return 'unreadable'
  if (halalas <= 0) return 'nothing'
  return halalas > available ? 'too_much' : null
}
