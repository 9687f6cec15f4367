/** The cache by currency. A formatter is slow to create, and a file has a currency in every line. */
const CACHE = new Map<string, number>()

/** Returns how many decimals an amount of a currency has, and 2 for an unknown code. */
export function fractionDigits(currency: string): number {
  const cachedDigits = CACHE.get(currency)
  if (cachedDigits !== undefined) return cachedDigits
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  CACHE.set(currency, digits)
  return digits
}
