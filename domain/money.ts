import { toWesternDigits } from './digits.ts'

/**
 * An amount of halalas as `2,400.00 SAR`. Works on the decimal digits, never on fractions, so no amount is rounded.
 * @throws RangeError when the amount is not a safe integer
 */
export function formatAmount(halalas: number, currency: 'SAR' = 'SAR'): string {
  if (!Number.isSafeInteger(halalas)) throw new RangeError(`Not a whole number of halalas: ${halalas}`)
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  const riyals = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${halalas < 0 ? '-' : ''}${riyals}.${digits.slice(-2)} ${currency}`
}

/** Twelve digits of riyals and two of halalas stay exact as a number. */
const MOST_RIYAL_DIGITS = 12

/**
 * What counts of an amount while it is typed: digits, one point, two digits after it. Commas, spaces and currencies are dropped,
 * Arabic-Indic digits and the Arabic decimal point understood. The beginning of an amount comes out as a beginning.
 */
export function bareAmount(text: string): string {
  const [riyals = '', ...rest] = toWesternDigits(text)
    .replaceAll('\u066b', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const whole = riyals.replace(/^0+(?=\d)/, '').slice(0, MOST_RIYAL_DIGITS)
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`
}

/** A bare amount with its thousands set off: `12345.5` as `12,345.5`. */
export function groupAmount(bare: string): string {
  const [riyals = '', ...rest] = bare.split('.')
  return [riyals.replace(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.')
}

/** The halalas of a bare amount, exactly; null where there is no digit. */
export function halalasOf(bare: string): number | null {
  const [riyals = '', halalas = ''] = bare.split('.')
  if (riyals === '' && halalas === '') return null
  return Number(riyals) * 100 + Number(halalas.padEnd(2, '0'))
}
