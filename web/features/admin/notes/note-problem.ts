import { codePointLength } from '#domain/code-points.ts'

export type NoteProblem = 'required' | 'too_short' | 'too_long'

export const NOTE_MIN_LENGTH = 3
export const NOTE_MAX_LENGTH = 500

const UNWANTED = /(?![\n\t])\p{Cc}/gu

/** The text as it is sent: without what a paste may have brought along unseen. */
export function cleanNote(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNWANTED, '').trim()
}

/** White space, and marks that show nothing, make a note longer but say nothing. */
export function noteProblem(text: string): NoteProblem | null {
  const note = cleanNote(text)
  if (note === '') return 'required'
  if (codePointLength(note.replace(/[\s\p{Cf}]/gu, '')) < NOTE_MIN_LENGTH) return 'too_short'
  return codePointLength(note) > NOTE_MAX_LENGTH ? 'too_long' : null
}
