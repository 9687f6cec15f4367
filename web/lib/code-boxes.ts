import { digitsOnly } from '#domain/digits.ts'

/** A partially typed code: one character for each box up to the last digit, with a space for an empty box. */
export type PartialCode = string

export interface CodeInput {
  code: PartialCode
  /** The box to focus. */
  focus: number
  /** Whether the last box was just written and none is empty. Filling an earlier gap does not finish, because the user may still be correcting. */
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
 * Handles the new content of a box, or pasted text. One digit replaces the previous one. A whole code fills every box. A part of a code
 * fills the boxes from this box. Anything else changes nothing.
 */
export function enterCode(code: PartialCode, box: number, text: string, length: number): CodeInput {
  const digits = newDigits(digitAt(code, box), digitsOnly(text))
  if (digits === '' && text !== '') return { code, focus: box, finished: false }
  if (digits === '') return { code: setDigits(code, box, EMPTY_BOX), focus: box, finished: false }
  const start = digits.length >= length ? 0 : box
  const next = setDigits(code, start, digits.slice(0, length - start))
  const end = Math.min(start + digits.length, length)
  const finished = isComplete(next, length) && end === length
  return { code: next, focus: Math.min(end, length - 1), finished }
}

/** Backspace empties a full box. In an empty box it moves to the previous box and empties it. */
export function eraseCode(code: PartialCode, box: number): CodeInput {
  const erased = digitAt(code, box) === '' ? Math.max(box - 1, 0) : box
  return { code: setDigits(code, erased, EMPTY_BOX), focus: erased, finished: false }
}

/** A digit typed into a full box appears before or after the existing digit. */
function newDigits(standing: string, digits: string): string {
  if (standing === '' || digits.length !== 2) return digits
  return digits.startsWith(standing) ? digits.slice(1) : digits.slice(0, 1)
}

function setDigits(code: PartialCode, start: number, digits: string): PartialCode {
  return (code.slice(0, start).padEnd(start, EMPTY_BOX) + digits + code.slice(start + digits.length)).trimEnd()
}
