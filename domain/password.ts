import { isCommonPassword } from './common-password.ts'
import { PASSCODE_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts'
import { toWesternDigits } from './digits.ts'
import { codePointLength } from './text-length.ts'

export type PasswordProblem = 'required' | 'length' | 'letters' | 'numbers' | 'symbols' | 'too_long' | 'common'
export type ResetPasswordProblem = Exclude<PasswordProblem, 'letters'> | 'uppercase' | 'lowercase'
export type ConfirmationProblem = 'required' | 'mismatch'
export type PasscodeProblem = 'required' | 'length' | 'trivial'
export type PasswordLevel = 'weak' | 'medium' | 'strong'

type Broken = (password: string) => boolean

const LONG_PASSWORD_LENGTH = 12

const hasNumber = (password: string) => /\d/.test(password)
/** The symbols of the sign-up, which the specification lists. */
const hasListedSymbol = (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password)
/** Matches the symbols of a password that replaces another one. A mark, such as an Arabic vowel sign, belongs to its letter. */
const hasSymbol = (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password)
const hasUppercase = (password: string) => /\p{Lu}/u.test(password)
const hasLowercase = (password: string) => /\p{Ll}/u.test(password)

const isBlank: Broken = password => password.trim() === ''
const isTooShort: Broken = password => codePointLength(password) < PASSWORD_MIN_LENGTH
const isTooLong: Broken = password => codePointLength(password) > PASSWORD_MAX_LENGTH
/** The check is skipped for a password that is too long, because it takes quadratic time. */
const isCommon: Broken = password => !isTooLong(password) && isCommonPassword(password)

/** The rules are in the order in which a field shows their messages. */
const ONBOARDING_RULES: [PasswordProblem, Broken][] = [
  ['required', isBlank],
  ['length', isTooShort],
  ['letters', password => !/\p{L}/u.test(password)],
  ['numbers', password => !hasNumber(password)],
  ['symbols', password => !hasListedSymbol(password)],
  ['too_long', isTooLong],
  ['common', isCommon],
]

const RESET_RULES: [ResetPasswordProblem, Broken][] = [
  ['required', isBlank],
  ['length', isTooShort],
  ['uppercase', password => !hasUppercase(password)],
  ['lowercase', password => !hasLowercase(password)],
  ['numbers', password => !hasNumber(password)],
  ['symbols', password => !hasSymbol(password)],
  ['too_long', isTooLong],
  ['common', isCommon],
]

/** Returns every onboarding rule that the password breaks. */
export function passwordProblems(password: string): PasswordProblem[] {
  return brokenRules(ONBOARDING_RULES, password)
}

/** Returns the first onboarding rule that the password breaks. */
export function passwordProblem(password: string): PasswordProblem | null {
  return passwordProblems(password)[0] ?? null
}

/** Returns every rule of the reset screens that the password breaks. */
export function resetPasswordProblems(password: string): ResetPasswordProblem[] {
  return brokenRules(RESET_RULES, password)
}

export function confirmationProblem(password: string, confirmation: string): ConfirmationProblem | null {
  if (confirmation === '') return 'required'
  return toWesternDigits(confirmation) === toWesternDigits(password) ? null : 'mismatch'
}

/** Gives a point each for length 8, length 12, lowercase, uppercase, digit and symbol. A common password is weak regardless of its characters. */
export function passwordStrength(input: string): { score: number; level: PasswordLevel } {
  const password = toWesternDigits(input)
  const points = [
    !isTooShort(password),
    codePointLength(password) >= LONG_PASSWORD_LENGTH,
    hasLowercase(password),
    hasUppercase(password),
    hasNumber(password),
    hasSymbol(password),
  ]
  const score = points.filter(Boolean).length
  return { score, level: isCommon(password) ? 'weak' : strengthLevel(score) }
}

/** Expects western digits. A trivial passcode is one repeated digit or a run such as 123456 or 987654. */
export function passcodeProblem(passcode: string): PasscodeProblem | null {
  if (passcode === '') return 'required'
  if (!/^\d+$/.test(passcode) || passcode.length !== PASSCODE_LENGTH) return 'length'
  const digits = Array.from(passcode, Number)
  const steps = new Set(digits.slice(1).map((digit, index) => digit - digits[index]!))
  // With six digits, equal steps can only be 0, 1 or -1: a repeated digit or a run.
  return steps.size === 1 ? 'trivial' : null
}

function brokenRules<Problem>(rules: [Problem, Broken][], input: string): Problem[] {
  const password = toWesternDigits(input)
  return rules.filter(([, isBroken]) => isBroken(password)).map(([problem]) => problem)
}

function strengthLevel(score: number): PasswordLevel {
  if (score <= 2) return 'weak'
  return score <= 4 ? 'medium' : 'strong'
}
