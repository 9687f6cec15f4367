import { digitsOnly } from '#domain/digits.ts'
import { codePointLength } from '#domain/text-length.ts'

export const BENEFICIARY_NAME_MIN_LENGTH = 2
export const BENEFICIARY_NAME_MAX_LENGTH = 140
export const NICKNAME_MAX_LENGTH = 40
export const MAX_BENEFICIARIES = 100

export type PayeeNameProblem = 'required' | 'too_short' | 'too_long' | 'characters'

/** Letters of both scripts, digits and the punctuation of company names. Banks accept nothing else. */
const PAYEE_NAME = /^[\p{scx=Latin}\p{scx=Arabic}\p{Mn}\p{Nd} .,'’&()/+-]*$/u
const LETTER = /\p{L}/u

/** The name as it is stored: without invisible characters, with single spaces. */
export const cleanPayeeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Checks the name as it would be stored. */
export function payeeNameProblem(name: string): PayeeNameProblem | null {
  const clean = cleanPayeeName(name)
  if (clean === '') return 'required'
  if (!PAYEE_NAME.test(clean) || !LETTER.test(clean)) return 'characters'
  const length = codePointLength(clean)
  if (length < BENEFICIARY_NAME_MIN_LENGTH) return 'too_short'
  return length > BENEFICIARY_NAME_MAX_LENGTH ? 'too_long' : null
}

/** Of a nickname, which may be empty. */
export function nicknameProblem(name: string): 'too_long' | 'characters' | null {
  const clean = cleanPayeeName(name)
  if (!PAYEE_NAME.test(clean)) return 'characters'
  return codePointLength(clean) > NICKNAME_MAX_LENGTH ? 'too_long' : null
}

/** Of the national ID, Iqama, CR number or unified number of a payee, which all have ten digits, in any digits. May be empty. */
export function identifierProblem(text: string): 'length' | null {
  const digits = digitsOnly(text)
  return digits === '' || digits.length === 10 ? null : 'length'
}
