import { digitsOnly } from '#domain/digits.ts'

/** A code while it is typed: one character a box, a space where a box is empty, none after the last digit. */
export type PartialCode = string

export interface CodeInput {
  code: PartialCode
  /** The box to go to. */
  focus: number
  /** Whether the person has just finished: the last box was written and none is empty. A gap closed before it may be the start of a correction. */
  finished: boolean
}

export const EMPTY_BOX = ' '

export function digitAt(code: PartialCode, box: number): string {
  return (code[box] ?? EMPTY_BOX).trim()
}

export function isComplete(code: PartialCode, length: number): boolean {
  return code.length === length && !code.includes(EMPTY_BOX)
}

/**
 * Takes what now stands in a box, or what was pasted into it. One digit takes the place of the one that stood there; a
 * whole code fills every box wherever it lands; anything between fills from this box on.
 */
export function enterCode(code: PartialCode, box: number, text: string, length: number): CodeInput {
  const digits = newDigits(digitAt(code, box), digitsOnly(text))
  if (digits === '') return { code: setDigits(code, box, EMPTY_BOX), focus: box, finished: false }
  const start = digits.length >= length ? 0 : box
  const next = setDigits(code, start, digits.slice(0, length - start))
  const end = Math.min(start + digits.length, length)
  const finished = isComplete(next, length) && end === length
  return { code: next, focus: Math.min(end, length - 1), finished }
}

/** Backspace empties a full box, and from an empty one goes back and empties the box before. */
export function eraseCode(code: PartialCode, box: number): CodeInput {
  const erased = digitAt(code, box) === '' ? Math.max(box - 1, 0) : box
  return { code: setDigits(code, erased, EMPTY_BOX), focus: erased, finished: false }
}

/** A second digit typed into a full box arrives beside the first, on either side of it. */
function newDigits(standing: string, digits: string): string {
  if (standing === '' || digits.length !== 2) return digits
  return digits.startsWith(standing) ? digits.slice(1) : digits.slice(0, 1)
}

function setDigits(code: PartialCode, start: number, digits: string): PartialCode {
  return (code.slice(0, start).padEnd(start, EMPTY_BOX) + digits + code.slice(start + digits.length)).trimEnd()
}
