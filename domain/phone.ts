import { digitsOnly, groupDigits } from './digits.ts'

export type PhoneProblem = 'required' | 'length' | 'prefix' | 'operator'

const COUNTRY_CODE = '+966'

/** Matches a Saudi mobile number after an optional 966 or 00966 and an optional trunk 0, which people write even after +966. */
const SAUDI_MOBILE = /^(?:(?:00)?966)?0?(5\d{8})$/

/** The assigned blocks. At present all blocks are assigned, so this rule adds nothing to the prefix rule. */
const OPERATOR_PREFIXES: readonly string[] = ['050', '051', '052', '053', '054', '055', '056', '057', '058', '059']

/** Converts any usual notation of a Saudi mobile number to `05XXXXXXXX`, and any other text to its digits. */
export function normalisePhone(input: string): string {
  const digits = digitsOnly(input)
  const subscriber = SAUDI_MOBILE.exec(digits)?.[1]
  return subscriber === undefined ? digits : `0${subscriber}`
}

/** Expects a normalised number: see `normalisePhone`. */
export function phoneProblem(local: string): PhoneProblem | null {
  if (local === '') return 'required'
  if (!/^\d{10}$/.test(local)) return 'length'
  if (!local.startsWith('05')) return 'prefix'
  if (!OPERATOR_PREFIXES.includes(local.slice(0, 3))) return 'operator'
  return null
}

/** Formats `0512345678` as `051 234 5678`. It also groups partial input. */
export function formatPhone(local: string): string {
  return groupDigits(local, 3, 3, ' ')
}

/** Converts `0512345678` to `+966512345678`. */
export function phoneToE164(local: string): string {
  return COUNTRY_CODE + local.replace(/^0/, '')
}

/** Converts `+966512345678` to `0512345678`. */
export function phoneFromE164(e164: string): string {
  return e164.replace(COUNTRY_CODE, '0')
}

/** Masks `+966512345678`, or its end, as `+966 5•• ••• 678`: enough to recognise a number, and not enough to learn it. Screens use `MaskedPhone`. */
export function maskPhone(number: string): string {
  return `${COUNTRY_CODE} 5•• ••• ${number.slice(-3)}`
}
