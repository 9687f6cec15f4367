import { codePointLength } from './code-points.ts'
import { SUB_WALLET_NAME_MAX_LENGTH, SUB_WALLET_NAME_MIN_LENGTH } from './constants.ts'

export type SubWalletNameProblem = 'required' | 'too_short' | 'too_long'

/** Judges the name without its surrounding white space. */
export function subWalletNameProblem(name: string): SubWalletNameProblem | null {
  const length = codePointLength(name.trim())
  if (length === 0) return 'required'
  if (length < SUB_WALLET_NAME_MIN_LENGTH) return 'too_short'
  return length > SUB_WALLET_NAME_MAX_LENGTH ? 'too_long' : null
}
