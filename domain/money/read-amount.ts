import { toWesternDigits } from '#domain/digits.ts'
import { withoutInvisible } from '#domain/visible-text.ts'

/** `required` means that nothing has been typed yet. `decimals` means that there are more than two. */
export type AmountProblem = 'required' | 'decimals' | 'unreadable'
/** The amount in halalas, or the reason why the text is not an amount. */
export type AmountReading = { halalas: number; problem: null } | { halalas: null; problem: AmountProblem }

/** Matches a currency before or after the digits. */
const CURRENCY = String.raw`(?:SAR|S\.?R\.?|ر\.?\s?س\.?|ريال(?:\s+سعودي)?|[\u20c1\ufdfc])`
const BEFORE = new RegExp(String.raw`^${CURRENCY}\s*`, 'i')
const AFTER = new RegExp(String.raw`\s*${CURRENCY}$`, 'i')

/** Matches the kinds of space that occur between digits, but no line break or tab. */
const SPACES = /[\u00a0\u2007\u2009\u202f]/g

/** Matches groups of exactly three digits, all after the same separator. The first one does not begin with 0. */
const WHOLE = String.raw`\d+|[1-9]\d{0,2}(?<separator>[.,٬'’ ])\d{3}(?:\k<separator>\d{3})*`
const POINT = '[.,٬٫]'
const AMOUNT = new RegExp(String.raw`^(?=.*\d)(?<whole>${WHOLE})?(?:${POINT}(?<decimals>\d\d?))?$`)
const LONG_DECIMALS = new RegExp(String.raw`^(?:${WHOLE})?${POINT}\d{3,}$`)
/** Matches signs and separators before the first digit. */
const NO_DIGITS = /^-?[.,٬٫'’ ]*$/

/**
 * Reads an amount of riyals that was typed, pasted, or read from a file. A last separator before one or two digits is the decimal point, whichever
 * character it is, and one before exactly three groups them: `12,50` is twelve and a half, and `1.250` more than a thousand. Any other text is
 * rejected, since a guess could be another amount.
 */
export function readAmount(text: string): AmountReading {
  const signed = withoutCurrency(plainAmount(text))
  if (NO_DIGITS.test(signed)) return unreadable('required')
  const isNegative = signed.startsWith('-')
  const bare = isNegative ? signed.slice(1).trimStart() : signed
  const { whole = '', decimals = '' } = AMOUNT.exec(bare)?.groups ?? {}
  if (whole === '' && decimals === '') return unreadable(LONG_DECIMALS.test(bare) ? 'decimals' : 'unreadable')
  const halalas = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(halalas)) return unreadable('unreadable')
  // Zero has no sign.
  return { halalas: isNegative && halalas > 0 ? -halalas : halalas, problem: null }
}

/** Replaces digits, spaces, commas and minus signs by one kind of each, and removes invisible marks. */
const plainAmount = (text: string): string =>
  withoutInvisible(toWesternDigits(text)).replace(SPACES, ' ').replaceAll('،', ',').replaceAll('\u2212', '-').trim()

/** Removes one currency, on either side. */
function withoutCurrency(text: string): string {
  const rest = text.replace(BEFORE, '')
  return rest === text ? text.replace(AFTER, '') : rest
}

function unreadable(problem: AmountProblem): AmountReading {
  return { halalas: null, problem }
}
