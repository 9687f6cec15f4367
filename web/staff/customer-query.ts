import { digitsOnly, toWesternDigits } from '#domain/digits.ts'
import { normalisePhone, phoneToE164 } from '#domain/phone.ts'
import { visibleLine, withoutInvisible } from '#domain/visible-text.ts'

export type QueryProblem = 'too_short' | 'too_long'

/** The minimum of the server. Fewer digits would match half of all customers. */
const MIN_DIGITS = 4
const MOST_DIGITS = 10

/** Digits with the usual separators, after an optional plus. */
const NUMBER = /^\+?[\d\s().\-\u2010-\u2015]+$/
const BEHIND_COUNTRY_CODE = /^(?:\+|00)966/

/** Converts a typed or pasted number, or its beginning, to at most ten digits. Phones start with `05`. Other text is a name. */
export function customerQueryOf(typedText: string): string {
  const text = plain(typedText)
  if (!NUMBER.test(text)) return visibleLine(typedText)
  const digits = digitsOnly(text)
  if (!BEHIND_COUNTRY_CODE.test(text)) return normalisePhone(digits)
  return `0${digits.replace(/^(?:00)?966/, '').replace(/^0+/, '')}`
}

export function queryProblem(text: string): QueryProblem | null {
  if (!NUMBER.test(plain(text))) return null
  const { length } = customerQueryOf(text)
  if (length < MIN_DIGITS) return 'too_short'
  return length > MOST_DIGITS ? 'too_long' : null
}

/** The query for the server, which stores phones with the country code. */
export function serverQueryOf(query: string): string {
  return /^05\d*$/.test(query) ? phoneToE164(query) : query
}

function plain(text: string): string {
  return withoutInvisible(toWesternDigits(text)).trim()
}
