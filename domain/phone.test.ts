import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { formatPhone, maskPhone, normalisePhone, phoneFromE164, phoneProblem, phoneToE164 } from './phone.ts'

const subscriber = fc.stringMatching(/^5[0-9]{8}$/)
const localPhone = subscriber.map(digits => `0${digits}`)

describe('normalisePhone', () => {
  test.each([
    '0512345678',
    '512345678',
    '051 234 5678',
    '051-234-5678',
    '+966512345678',
    '+966 51 234 5678',
    '+966 (0) 51 234 5678',
    '00966512345678',
    '966512345678',
    '٠٥١٢٣٤٥٦٧٨',
    '+۹۶۶ ۵۱۲۳۴۵۶۷۸',
    '\u200e+966 51 234 5678\u200f',
  ])('understands %s', input => {
    expect(normalisePhone(input)).toBe('0512345678')
  })

  test.each([
    ['', ''],
    ['abc', ''],
    ['051 23', '05123'],
    ['966', '966'],
    ['+966 11 234 5678', '966112345678'],
    ['05123456789', '05123456789'],
  ])('keeps just the digits of %j', (input, digits) => {
    expect(normalisePhone(input)).toBe(digits)
  })

  test('returns the same number for every notation', () => {
    const prefix = fc.constantFrom('0', '', '+966', '00966', '966', '+966 0')
    fc.assert(
      fc.property(subscriber, prefix, (digits, before) => {
        expect(normalisePhone(before + digits)).toBe(`0${digits}`)
      }),
    )
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), input => {
        expect(normalisePhone(normalisePhone(input))).toBe(normalisePhone(input))
      }),
    )
  })
})

describe('phoneProblem', () => {
  test.each([
    ['', 'required'],
    ['051234567', 'length'],
    ['05123456789', 'length'],
    ['0612', 'length'],
    ['05123456ab', 'length'],
    ['0612345678', 'prefix'],
    ['5512345678', 'prefix'],
    ['0112345678', 'prefix'],
    ['0512345678', null],
  ])('of %j is %s', (local, problem) => {
    expect(phoneProblem(local)).toBe(problem)
  })

  test('accepts each of the operators 050 to 059', () => {
    for (let operator = 0; operator <= 9; operator++) expect(phoneProblem(`05${operator}1234567`)).toBeNull()
  })

  test('accepts every Saudi mobile number of the phone library', () => {
    fc.assert(
      fc.property(localPhone, local => {
        const parsedNumber = parsePhoneNumberFromString(local, 'SA')
        fc.pre(parsedNumber?.isValid() === true)
        expect(parsedNumber?.getType()).toBe('MOBILE')
        expect(phoneProblem(local)).toBeNull()
      }),
    )
  })

  test('refuses Saudi numbers that are not mobile according to the phone library', () => {
    const landline = fc.stringMatching(/^01[1-7][2-9][0-9]{6}$/)
    fc.assert(
      fc.property(landline, local => {
        fc.pre(parsePhoneNumberFromString(local, 'SA')?.getType() === 'FIXED_LINE')
        expect(phoneProblem(local)).not.toBeNull()
      }),
    )
  })
})

describe('formatPhone', () => {
  test.each([
    ['', ''],
    ['05', '05'],
    ['051', '051'],
    ['0512', '051 2'],
    ['051234', '051 234'],
    ['0512345', '051 234 5'],
    ['0512345678', '051 234 5678'],
    ['05123456789', '05123456789'],
  ])('of %j is %j', (local, formatted) => {
    expect(formatPhone(local)).toBe(formatted)
  })

  test('is reversed by normalisePhone', () => {
    fc.assert(
      fc.property(localPhone, local => {
        expect(normalisePhone(formatPhone(local))).toBe(local)
      }),
    )
  })
})

describe('E.164', () => {
  test('agrees with the phone library', () => {
    fc.assert(
      fc.property(localPhone, local => {
        expect(phoneToE164(local)).toBe(parsePhoneNumberFromString(local, 'SA')?.number)
      }),
    )
  })

  test('is reversed by phoneFromE164', () => {
    fc.assert(
      fc.property(localPhone, local => {
        expect(phoneFromE164(phoneToE164(local))).toBe(local)
      }),
    )
  })
})

describe('maskPhone', () => {
  test('shows the last three digits only', () => {
    expect(maskPhone('+966512345678')).toBe('+966 5•• ••• 678')
    expect(maskPhone('5678')).toBe('+966 5•• ••• 678')
  })

  test('is equal for all numbers with the same ending', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{5}$/), hidden => {
        expect(maskPhone(`+9665${hidden}678`)).toBe('+966 5•• ••• 678')
      }),
    )
  })
})
