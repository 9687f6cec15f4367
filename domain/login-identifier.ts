import { digitsOnly, toWesternDigits, withoutBidiMarks } from './digits.ts'

const COUNTRY_CODE = '966'

/** Digits with what people write between them, behind an optional plus. */
const NUMBER = /^\+?[\d\s().\-\u2010-\u2015]+$/

/**
 * Any usual way of writing a phone number, a national ID or a unified number as `+966` and its digits without the
 * leading 0; anything else as it was typed, without the spaces around it. An ID keeps its ten digits behind `+966`.
 */
export function normaliseLoginIdentifier(typed: string): string {
  const text = withoutBidiMarks(toWesternDigits(typed)).trim()
  if (!NUMBER.test(text)) return text
  const digits = digitsOnly(text)
  return digits && `+${COUNTRY_CODE}${digits.replace(/^(?:00)?966/, '').replace(/^0+/, '')}`
}
