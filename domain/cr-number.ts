import { groupDigits } from './digits.ts'

export type CrProblem = 'required' | 'length'

/** Expects digits only. Accepts a unified national number, which also has ten digits, instead of a CR number. */
export function crNumberProblem(digits: string): CrProblem | null {
  if (digits === '') return 'required'
  return /^\d{10}$/.test(digits) ? null : 'length'
}

/** Formats `9900000000` as `9900-000-000`. It also groups partial input. */
export function formatCrNumber(digits: string): string {
  return groupDigits(digits, 4, 3, '-')
}

/** Whether the number is a unified national number (700 number) rather than a CR number. */
export function isUnifiedNumber(digits: string): boolean {
  return digits.startsWith('7')
}
