import { digitsOnly } from '#domain/digits.ts'
import { codePointLength } from '#domain/text-length.ts'
import { visibleLine } from '#domain/visible-text.ts'

export const BENEFICIARY_NAME_MIN_LENGTH = 2
export const BENEFICIARY_NAME_MAX_LENGTH = 140
export const NICKNAME_MAX_LENGTH = 40
export const MAX_BENEFICIARIES = 100

export type PayeeNameProblem = 'required' | 'too_short' | 'too_long' | 'characters'

/**
 * Matches letters of both scripts with their marks, digits, and the punctuation of company names. Banks accept nothing else. Persian names contain
 * joiners.
 */
const PAYEE_NAME = /^(?:(?!\p{Cf})[\p{scx=Latin}\p{scx=Arabic}0-9 .,'’&()/+-]|[\u0300-\u036f\u200c\u200d])*$/u
/** Matches letters that are newer than the fonts of receipts, letters of historic scripts, and an invisible mark. */
const NOT_IN_FONTS = /[\u034f\u088f\ua7ce-\ua7d4\ua7f1\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce\u{10000}-\u{10ffff}]/u
const LETTER = /\p{L}/u
const CONTROL = /(?!\s)\p{Cc}/u

/** Returns the name as it is stored: its visible text, in one line. */
export const cleanPayeeName = (name: string): string => visibleLine(name.normalize('NFC'))

const isPossible = (name: string): boolean => PAYEE_NAME.test(name) && !NOT_IN_FONTS.test(name)

/** Checks the name as it would be stored. */
export function payeeNameProblem(name: string): PayeeNameProblem | null {
  const clean = cleanPayeeName(name)
  if (clean === '') return 'required'
  // People cannot type control characters, so the text is damaged.
  if (CONTROL.test(name)) return 'characters'
  if (!isPossible(clean) || !LETTER.test(clean)) return 'characters'
  const length = codePointLength(clean)
  if (length < BENEFICIARY_NAME_MIN_LENGTH) return 'too_short'
  return length > BENEFICIARY_NAME_MAX_LENGTH ? 'too_long' : null
}

/** Checks a nickname, which may be empty. */
export function nicknameProblem(name: string): 'too_long' | 'characters' | null {
  const clean = cleanPayeeName(name)
  if (!isPossible(clean)) return 'characters'
  return codePointLength(clean) > NICKNAME_MAX_LENGTH ? 'too_long' : null
}

/** Checks the national ID, Iqama, CR number or unified number of a payee, in any digits. All of them have ten digits. It may be empty. */
export function identifierProblem(text: string): 'length' | null {
  const digits = digitsOnly(text)
  return digits === '' || digits.length === 10 ? null : 'length'
}
