import { toWesternDigits } from './digits.ts'

/**
 * An amount in halalas as `2,400.00 SAR`. Works on the decimal digits, so no amount is rounded.
 * @throws RangeError if the amount is not a safe integer
 */
export function formatAmount(halalas: number, currency: 'SAR' = 'SAR'): string {
  if (!Number.isSafeInteger(halalas)) throw new RangeError(`Not a whole number of halalas: ${halalas}`)
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  const riyals = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${halalas < 0 ? '-' : ''}${riyals}.${digits.slice(-2)} ${currency}`
}

/** With more digits, the number of halalas would not be a safe integer. */
const MOST_RIYAL_DIGITS = 12

/**
 * Reduces typed text to digits, one decimal point and two decimals. Removes commas, spaces and currencies, and converts Arabic-Indic digits
 * and the Arabic decimal point. A partial amount stays partial.
 */
export function bareAmount(text: string): string {
  const [riyals = '', ...rest] = toWesternDigits(text)
    .replaceAll('\u066b', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const whole = riyals.replace(/^0+(?=\d)/, '').slice(0, MOST_RIYAL_DIGITS)
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`
}

/** A bare amount with thousands separators: `12345.5` as `12,345.5`. */
export function groupAmount(bare: string): string {
  const [riyals = '', ...rest] = bare.split('.')
  return [riyals.replace(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.')
}

/** The exact number of halalas of a bare amount. Null if it has no digit. */
export function halalasOf(bare: string): number | null {
  const [riyals = '', halalas = ''] = bare.split('.')
  if (riyals === '' && halalas === '') return null
  return Number(riyals) * 100 + Number(halalas.padEnd(2, '0'))
}
