/**
 * Splits digits into a first group, a second group and the rest. Works on partial input: a group that is still
 * empty brings no separator.
 */
export function groupDigits(digits: string, first: number, second: number, separator: string): string {
  const groups = [digits.slice(0, first), digits.slice(first, first + second), digits.slice(first + second)]
  return groups.filter(group => group !== '').join(separator)
}
