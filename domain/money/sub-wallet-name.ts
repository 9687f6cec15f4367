import { SUB_WALLET_NAME_MAX_LENGTH, SUB_WALLET_NAME_MIN_LENGTH } from '#domain/constants.ts'
import { codePointLength } from '#domain/text-length.ts'

export type SubWalletNameProblem = 'required' | 'too_short' | 'too_long'

/** Invisible characters and bidi controls. Joiners stay, because emoji and Persian words need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu
const JOINERS = /[\u200c\u200d]/g

/** The name as it is stored: without invisible characters and surrounding white space. */
export const cleanSubWalletName = (name: string): string => name.replace(INVISIBLE, '').trim()

/** Checks the name as it would be stored. */
export function subWalletNameProblem(name: string): SubWalletNameProblem | null {
  const clean = cleanSubWalletName(name)
  const seen = codePointLength(clean.replace(JOINERS, '').trim())
  if (seen === 0) return 'required'
  if (seen < SUB_WALLET_NAME_MIN_LENGTH) return 'too_short'
  return codePointLength(clean) > SUB_WALLET_NAME_MAX_LENGTH ? 'too_long' : null
}
