export interface Typed {
  /** What counts: the bare characters. */
  value: string
  /** Where the caret belongs in the formatted text. */
  caret: number
}

export interface Notation {
  /** Any text to the characters that count; must also make sense of the beginning of a text. */
  parse: (text: string) => string
  /** The characters that count, as they are shown. */
  format: (value: string) => string
}

export type Deleted = 'backward' | 'forward' | null

/**
 * Makes sense of what now stands in a box that formats as one types. The caret stays behind the same counted character,
 * however many separators come or go before it. Deleting just a separator deletes the character next to it.
 */
export function retype(
  { parse, format }: Notation,
  before: string,
  { text, caret, deleted }: { text: string; caret: number; deleted: Deleted },
): Typed {
  const value = parse(text)
  const counted = parse(text.slice(0, caret)).length
  if (deleted === null || value !== before) return { value, caret: caretAfter(format(value), counted, parse) }
  const start = deleted === 'backward' ? Math.max(counted - 1, 0) : counted
  const shorter = counted === start && deleted === 'backward' ? value : value.slice(0, start) + value.slice(start + 1)
  return { value: shorter, caret: caretAfter(format(shorter), start, parse) }
}

/** The first place in the formatted text with so many counted characters before it. */
function caretAfter(formatted: string, counted: number, parse: Notation['parse']): number {
  let place = 0
  while (place < formatted.length && parse(formatted.slice(0, place)).length < counted) place += 1
  return place
}

/** What the browser says an input event did, as far as `retype` needs to know. */
export function deletionOf(inputType: string | undefined): Deleted {
  if (inputType === 'deleteContentBackward') return 'backward'
  return inputType === 'deleteContentForward' ? 'forward' : null
}
