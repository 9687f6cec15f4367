/** By currency. A formatter is slow to make, and a file has a currency in every line. */
const KNOWN = new Map<string, number>()

/** How many decimals an amount of a currency has. Two for a code that no currency has. */
export function fractionDigits(currency: string): number {
  const known = KNOWN.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  KNOWN.set(currency, digits)
  return digits
}
