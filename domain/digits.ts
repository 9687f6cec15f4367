const NUMBER_LENGTH = 10
const ARABIC_INDIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Replaces Arabic-Indic and Persian digits with 0-9 and changes nothing else. */
export function toWesternDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO))
    .replace(/[\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) - PERSIAN_ZERO))
}

/** Returns only the digits of a text, as western digits. */
export function digitsOnly(text: string): string {
  return toWesternDigits(text).replace(/\D/g, '')
}

/**
 * Splits the digits of a phone, CR or ID number into a first group, a second group and the rest. Partial input gets no separator before an empty
 * group. A number with too many digits gets no separators: it is not such a number, and an input holds 12 characters, including separators.
 */
export function groupDigits(digits: string, first: number, second: number, separator: string): string {
  if (digits.length > NUMBER_LENGTH) return digits
  const groups = [digits.slice(0, first), digits.slice(first, first + second), digits.slice(first + second)]
  return groups.filter(group => group !== '').join(separator)
}
