import { ADMIN_NOTE_MAX_LENGTH, ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { cleanNote } from '#domain/money/annotations.ts'
import { codePointLength, visibleLength } from '#domain/text-length.ts'

export type NoteProblem = 'required' | 'too_short' | 'too_long'

export function noteProblem(text: string): NoteProblem | null {
  const note = cleanNote(text)
  if (note === '') return 'required'
  if (visibleLength(note) < ADMIN_NOTE_MIN_LENGTH) return 'too_short'
  return codePointLength(note) > ADMIN_NOTE_MAX_LENGTH ? 'too_long' : null
}
