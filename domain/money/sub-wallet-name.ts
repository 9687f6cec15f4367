import { SUB_WALLET_NAME_MAX_LENGTH, SUB_WALLET_NAME_MIN_LENGTH } from '#domain/constants.ts'
import { codePointLength } from '#domain/text-length.ts'
import { visibleLine, withoutInvisible } from '#domain/visible-text.ts'

export type SubWalletNameProblem = 'required' | 'too_short' | 'too_long'

/** Returns the name as it is stored: its visible text, in one line. */
export const cleanSubWalletName = (name: string): string => visibleLine(name)

/** Checks the name as it would be stored. */
export function subWalletNameProblem(name: string): SubWalletNameProblem | null {
  const clean = cleanSubWalletName(name)
  const visibleLength = codePointLength(withoutInvisible(clean))
  if (visibleLength === 0) return 'required'
  if (visibleLength < SUB_WALLET_NAME_MIN_LENGTH) return 'too_short'
  return codePointLength(clean) > SUB_WALLET_NAME_MAX_LENGTH ? 'too_long' : null
}
