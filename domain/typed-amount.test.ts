import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from './money.ts'
import { bareAmount, groupAmount, halalasOf } from './typed-amount.ts'

describe('what is typed', () => {
  test.each([
    ['5000', '5000'],
    ['5,000', '5000'],
    [' 5 000.50 SAR', '5000.50'],
    ['٥٬٠٠٠٫٢٥', '5000.25'],
    ['۱۲۳', '123'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['.5', '.5'],
    ['12.', '12.'],
    ['007', '7'],
    ['0', '0'],
    ['0.05', '0.05'],
    ['-20', '20'],
    ['five', ''],
    ['', ''],
  ])('%s counts as %s', (text, bare) => {
    expect(bareAmount(text)).toBe(bare)
  })

  test('makes sense of itself, formatted or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,٣٫ x') }), text => {
        const bare = bareAmount(text)
        expect(bareAmount(bare)).toBe(bare)
        expect(bareAmount(groupAmount(bare))).toBe(bare)
      }),
    )
  })
})

test.each([
  ['', ''],
  ['100', '100'],
  ['1000', '1,000'],
  ['1234567.8', '1,234,567.8'],
  ['1000.', '1,000.'],
  ['.5', '.5'],
])('%s is shown as %s', (bare, shown) => {
  expect(groupAmount(bare)).toBe(shown)
})

describe('halalas', () => {
  test.each([
    ['', null],
    ['.', null],
    ['0', 0],
    ['.5', 50],
    ['12.', 1200],
    ['12.3', 1230],
    ['1000000.01', 100_000_001],
  ])('of %s are %s', (bare, halalas) => {
    expect(halalasOf(bare)).toBe(halalas)
  })

  test('of any amount come back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), halalas => {
        expect(halalasOf(bareAmount(formatAmount(halalas)))).toBe(halalas)
      }),
    )
  })
})
