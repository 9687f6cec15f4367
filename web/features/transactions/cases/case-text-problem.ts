import { CASE_TEXT_MAX_LENGTH, cleanNote } from '#domain/money/annotations.ts'
import { codePointLength } from '#domain/text-length.ts'

export function caseTextProblem(text: string): 'required' | 'too_long' | null {
  if (cleanNote(text) === '') return 'required'
  return codePointLength(text.trim()) > CASE_TEXT_MAX_LENGTH ? 'too_long' : null
}
