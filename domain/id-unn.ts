export type IdUnnProblem = 'required' | 'length' | 'prefix'

/** A national ID (1), an Iqama (2) or a unified national number (7). Takes digits only. */
export function idUnnProblem(digits: string): IdUnnProblem | null {
  if (digits === '') return 'required'
  if (!/^\d{10}$/.test(digits)) return 'length'
  return /^[127]/.test(digits) ? null : 'prefix'
}
