import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loginIdentifierKind, normaliseLoginIdentifier } from './login-identifier.ts'

describe('normaliseLoginIdentifier', () => {
  test.each([
    '0512345678',
    '512345678',
    '051 234 5678',
    '051-234-5678',
    '051\u2011234\u20115678',
    '051.234.5678',
    ' 0512345678\n',
    '966512345678',
    '+966512345678',
    '+966 51 234 5678',
    '+966 (0) 51 234 5678',
    '00966512345678',
    '٠٥١٢٣٤٥٦٧٨',
    '+۹۶۶ ۵۱۲۳۴۵۶۷۸',
    '\u2066+966 51 234 5678\u2069',
  ])('understands the phone number %j', input => {
    expect(normaliseLoginIdentifier(input)).toBe('+966512345678')
  })

  test.each([
    ['1990200170', '+9661990200170'],
    ['1990 200 170', '+9661990200170'],
    ['١٩٩٠٢٠٠١٧٠', '+9661990200170'],
    ['+9661990200170', '+9661990200170'],
    ['2990700003', '+9662990700003'],
    ['7990-000-000', '+9667990000000'],
  ])('keeps the ten digits of the ID or unified number %j', (input, normalised) => {
    expect(normaliseLoginIdentifier(input)).toBe(normalised)
  })

  test.each([
    ['', ''],
    ['  ', ''],
    ['--', ''],
    [' owner@example.com ', 'owner@example.com'],
    ['Shop 12', 'Shop 12'],
    ['05١٢x', '0512x'],
    ['+', '+'],
  ])('leaves %j as %j', (input, result) => {
    expect(normaliseLoginIdentifier(input)).toBe(result)
  })

  test('is idempotent', () => {
    const number = fc.stringMatching(/^\+?(00|966|00966)?0{0,3}[\d -]{0,12}$/)
    fc.assert(
      fc.property(fc.oneof(number, fc.string({ unit: 'binary' })), input => {
        const once = normaliseLoginIdentifier(input)
        expect(normaliseLoginIdentifier(once)).toBe(once)
      }),
    )
  })
})

describe('loginIdentifierKind', () => {
  test.each([
    ['051 234 5678', { kind: 'phone', value: '+966512345678' }],
    ['+9661990200170', { kind: 'id', value: '1990200170' }],
    ['2990 700 003', { kind: 'id', value: '2990700003' }],
    ['+9667990000000', { kind: 'unn', value: '7990000000' }],
  ])('of %j is %j', (identifier, result) => {
    expect(loginIdentifierKind(identifier)).toEqual(result)
  })

  test.each(['', '05123', '199020017', '3990200170', '19902001700', 'owner@example.com'])(
    '%j is unknown',
    identifier => {
      expect(loginIdentifierKind(identifier).kind).toBe('unknown')
    },
  )
})
