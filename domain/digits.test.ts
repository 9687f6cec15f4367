import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOnly, toWesternDigits } from './digits.ts'

/** Writes western digits in another script, whose zero stands at the given code point. */
const inScript = (western: string, zero: number) =>
  western.replace(/\d/g, digit => String.fromCharCode(zero + Number(digit)))

const digitText = fc.string({ unit: fc.constantFrom(...'0123456789') })

describe('toWesternDigits', () => {
  test('reads Arabic-Indic and Persian digits', () => {
    expect(toWesternDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
    expect(toWesternDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  })

  test('changes nothing else', () => {
    expect(toWesternDigits('رقم ٥-a 5 🙂')).toBe('رقم 5-a 5 🙂')
  })

  test('converts any digits of both scripts', () => {
    fc.assert(
      fc.property(digitText, fc.constantFrom(0x0660, 0x06f0), (western, zero) => {
        expect(toWesternDigits(inScript(western, zero))).toBe(western)
      }),
    )
  })
})

describe('digitsOnly', () => {
  test('drops separators, bidi marks, letters and emoji', () => {
    expect(digitsOnly('\u200f\u2066+966 (٥٥)-1۲3🙂x\u2069')).toBe('96655123')
  })

  test('returns western digits for any text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const digits = digitsOnly(text)
        expect(digits).toMatch(/^[0-9]*$/)
        expect(digitsOnly(digits)).toBe(digits)
      }),
    )
  })
})
