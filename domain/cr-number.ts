import { groupDigits } from './digits.ts'

export type CrProblem = 'required' | 'length'

/** Takes digits only. Unified national numbers, which have ten digits too, are accepted in place of a CR number. */
export function crNumberProblem(digits: string): CrProblem | null {
  if (digits === '') return 'required'
  return /^\d{10}$/.test(digits) ? null : 'length'
}

/** `9900000000` as `9900-000-000`; partial input is grouped as far as it goes. */
export function formatCrNumber(digits: string): string {
  return groupDigits(digits, 4, 3, '-')
}

/** Whether the number is of the unified national register (700 numbers) rather than a CR number. */
export function isUnifiedNumber(digits: string): boolean {
  return digits.startsWith('7')
}
