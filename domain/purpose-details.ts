import { DETAILS_MAX_LENGTH, DETAILS_MIN_LENGTH } from './constants.ts'
import { codePointLength } from './text-length.ts'

export type DetailsProblem = 'required' | 'too_short' | 'too_long'

/** Ignores surrounding white space. */
export function detailsProblem(text: string): DetailsProblem | null {
  const length = codePointLength(text.trim())
  if (length === 0) return 'required'
  if (length < DETAILS_MIN_LENGTH) return 'too_short'
  return length > DETAILS_MAX_LENGTH ? 'too_long' : null
}
