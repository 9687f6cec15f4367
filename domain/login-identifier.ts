import { digitsOnly, toWesternDigits } from './digits.ts'
import { withoutInvisible } from './visible-text.ts'

const COUNTRY_CODE = '966'

/** Matches digits with the usual separators, after an optional plus. */
const NUMBER = /^\+?[\d\s().\-\u2010-\u2015]+$/

/**
 * Converts any usual notation of a phone number, national ID or unified number to `+966` and its digits without the leading 0. An ID keeps
 * its ten digits after `+966`. Any other text is only trimmed.
 */
export function normaliseLoginIdentifier(input: string): string {
  const text = withoutInvisible(toWesternDigits(input)).trim()
  if (!NUMBER.test(text)) return text
  const digits = digitsOnly(text)
  return digits && `+${COUNTRY_CODE}${digits.replace(/^(?:00)?966/, '').replace(/^0+/, '')}`
}

/** `value` is a phone number in E.164, or the ten digits of an ID or unified number. */
export interface LoginIdentifier {
  kind: 'phone' | 'id' | 'unn' | 'unknown'
  value: string
}

export function loginIdentifierKind(identifier: string): LoginIdentifier {
  const value = normaliseLoginIdentifier(identifier)
  const digits = value.replace(/^\+966/, '')
  if (/^5\d{8}$/.test(digits)) return { kind: 'phone', value }
  if (/^[12]\d{9}$/.test(digits)) return { kind: 'id', value: digits }
  if (/^7\d{9}$/.test(digits)) return { kind: 'unn', value: digits }
  return { kind: 'unknown', value }
}
