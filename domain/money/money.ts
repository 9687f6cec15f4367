import { toWesternDigits } from '#domain/digits.ts'

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

/** `1,234.50 ر.س`, for Arabic text. */
export const formatArabicAmount = (halalas: number): string => formatAmount(halalas).replace('SAR', 'ر.س')

/** An amount in halalas as the contract has it. */
export const sar = (amount: number) => ({ amount, currency: 'SAR' as const })

/** An amount as it is typed; a partial one too. */
const AMOUNT = /^-?\d*(?:\.\d*)?$/

/**
 * Reduces a typed amount to digits, a decimal point and a minus sign: without separators and currencies, and with Arabic-Indic digits
 * converted. What is no amount, such as `1e5`, stays as it is, so that it can be refused and is not read as another amount.
 */
export function bareAmount(text: string): string {
  const bare = toWesternDigits(text)
    .replace(/SAR|ر\.?س\.?|\u20c1/gi, '')
    .replaceAll('\u066b', '.')
    .replaceAll('\u2212', '-')
    .replace(/[\s,\u066c\u200e\u200f\u2066-\u2069]/g, '')
  return AMOUNT.test(bare) ? bare.replace(/^(-?)0+(?=\d)/, '$1') : bare
}

const DECIMAL_COMMA = /^(\D*)(\d{1,3}(?:[.,\s]\d{3})*|\d+),(\d{1,2})(\D*)$/

/**
 * Gives a pasted amount with a decimal comma a decimal point, at the same place: `1.200,50` is no 120,050. Only for text that is complete:
 * somebody who types `1,234` has `1,23` before.
 */
export function withDecimalPoint(pasted: string): string {
  return toWesternDigits(pasted).replace(
    DECIMAL_COMMA,
    (_, before: string, riyals: string, halalas: string, after: string) =>
      `${before}${riyals.replace(/\D/g, ',')}.${halalas}${after}`,
  )
}

/** A bare amount with thousands separators: `12345.5` as `12,345.5`. */
export function groupAmount(bare: string): string {
  if (!AMOUNT.test(bare)) return bare
  const [riyals = '', ...rest] = bare.split('.')
  return [riyals.replace(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.')
}

/** The number of halalas of a bare amount, exact below 2^53. Null if it is no amount, or has more than two decimals. */
export function halalasOf(bare: string): number | null {
  if (!/^-?(?=\.?\d)\d*(?:\.\d{0,2})?$/.test(bare)) return null
  const [riyals = '', halalas = ''] = bare.replace('-', '').split('.')
  const amount = Number(riyals) * 100 + Number(halalas.padEnd(2, '0'))
  return bare.startsWith('-') ? -amount : amount
}
