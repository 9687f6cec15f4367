import { type DateOfBirthProblem, readDateOfBirth, SANDBOX_DATE_OF_BIRTH } from '#domain/date-of-birth.ts'
import { toWesternDigits } from '#domain/digits.ts'

/** A sandbox has one date of birth, so six digits can only mean that one. */
export function dateOfBirthProblem(
  typed: string,
  now: number,
  inSandbox: boolean,
): DateOfBirthProblem | 'not_in_sandbox' | null {
  const { date, problem } = readDateOfBirth(typed, now)
  const isSixDigits = /^\d{6}$/.test(toWesternDigits(typed).trim())
  return inSandbox && isSixDigits && date !== SANDBOX_DATE_OF_BIRTH ? 'not_in_sandbox' : problem
}
