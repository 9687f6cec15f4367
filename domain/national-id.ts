import { groupDigits } from './digits.ts'

export type NationalIdProblem = 'required' | 'length' | 'prefix' | 'checksum'
export type NationalIdType = 'saudi' | 'iqama' | 'unknown'

/** Expects digits only. */
export function nationalIdProblem(digits: string): NationalIdProblem | null {
  if (digits === '') return 'required'
  if (!/^\d{10}$/.test(digits)) return 'length'
  if (nationalIdType(digits) === 'unknown') return 'prefix'
  return passesChecksum(digits) ? null : 'checksum'
}

/** Returns the type of an ID number. It depends on the first digit alone, so it also works on partial input. */
export function nationalIdType(digits: string): NationalIdType {
  if (digits.startsWith('1')) return 'saudi'
  if (digits.startsWith('2')) return 'iqama'
  return 'unknown'
}

/** Formats `1990800003` as `1990 800 003`. It also groups partial input. */
export function formatNationalId(digits: string): string {
  return groupDigits(digits, 4, 3, ' ')
}

/**
 * The published rule for Saudi IDs doubles the 1st, 3rd, ... 9th digit. A zero-based reading of "odd indexes" doubles the 2nd, 4th, ... 8th.
 * Both readings are in use, so a number may satisfy either.
 */
function passesChecksum(digits: string): boolean {
  return luhnCheckDigit(digits, 0) === Number(digits[9]) || luhnCheckDigit(digits, 1) === Number(digits[9])
}

/** Returns the check digit of the first nine digits, when the digits at indexes of this parity are doubled. */
function luhnCheckDigit(digits: string, doubledParity: 0 | 1): number {
  const sum = Array.from(digits.slice(0, 9), Number).reduce(
    (total, digit, index) => total + (index % 2 === doubledParity ? digitSum(digit * 2) : digit),
    0,
  )
  return (10 - (sum % 10)) % 10
}

function digitSum(twoDigits: number): number {
  return twoDigits > 9 ? twoDigits - 9 : twoDigits
}

type IdUnnProblem = 'required' | 'length' | 'prefix'

/** Checks a national ID (1), an Iqama (2) or a unified national number (7). Expects digits only. */
export function idUnnProblem(digits: string): IdUnnProblem | null {
  if (digits === '') return 'required'
  if (!/^\d{10}$/.test(digits)) return 'length'
  return /^[127]/.test(digits) ? null : 'prefix'
}
