import { digitsOnly, toWesternDigits } from './digits.ts'

const COUNTRY_CODE = '966'

/** Marks that a phone's address book puts around numbers. */
const BIDI_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** Digits with what people write between them, behind an optional plus. */
const NUMBER = /^\+?[\d\s().\-\u2010-\u2015]+$/

/**
 * Any usual way of writing a phone number, a national ID or a unified number as `+966` and its digits without the
 * leading 0; anything else as it was typed, without the spaces around it. An ID keeps its ten digits behind `+966`.
 */
export function normaliseLoginIdentifier(typed: string): string {
  const text = toWesternDigits(typed).replace(BIDI_MARKS, '').trim()
  if (!NUMBER.test(text)) return text
  const digits = digitsOnly(text)
  return digits && `+${COUNTRY_CODE}${digits.replace(/^(?:00)?966/, '').replace(/^0+/, '')}`
}
