/** A code that is not this one; another one for each index. */
export const wrongCode = (code: string, index = 0): string =>
  String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')
