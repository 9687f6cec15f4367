/**
 * Formats an amount in halalas as `2,400.00 SAR`. It works on the decimal digits, so no amount is rounded.
 * @throws RangeError if the amount is not a safe integer
 */
export function formatAmount(halalas: number, currency: 'SAR' = 'SAR'): string {
  if (!Number.isSafeInteger(halalas)) throw new RangeError(`Not a whole number of halalas: ${halalas}`)
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  const riyals = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${halalas < 0 ? '-' : ''}${riyals}.${digits.slice(-2)} ${currency}`
}

/** Formats an amount as `1,234.50 ر.س`, for Arabic text. */
export const formatArabicAmount = (halalas: number): string => formatAmount(halalas).replace('SAR', 'ر.س')

/** Returns an amount in halalas in the form of the contract. */
export const sar = (amount: number) => ({ amount, currency: 'SAR' as const })
