import { DETAILS_MAX_LENGTH, DETAILS_MIN_LENGTH } from './constants.ts'
import { codePointLength } from './text-length.ts'
import { visibleLine } from './visible-text.ts'

export type DetailsProblem = 'required' | 'too_short' | 'too_long'

/** Checks the visible characters of the details. */
export function detailsProblem(text: string): DetailsProblem | null {
  const length = codePointLength(visibleLine(text))
  if (length === 0) return 'required'
  if (length < DETAILS_MIN_LENGTH) return 'too_short'
  return length > DETAILS_MAX_LENGTH ? 'too_long' : null
}
