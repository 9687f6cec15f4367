import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareAmount, formatAmount, groupAmount, halalasOf, withDecimalPoint } from './money.ts'

describe('formatAmount', () => {
  test.each([
    [0, '0.00 SAR'],
    [-0, '0.00 SAR'],
    [5, '0.05 SAR'],
    [99, '0.99 SAR'],
    [100, '1.00 SAR'],
    [99_999, '999.99 SAR'],
    [100_000, '1,000.00 SAR'],
    [240_000, '2,400.00 SAR'],
    [-123_456_789, '-1,234,567.89 SAR'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91 SAR'],
  ])('of %i halalas is %s', (halalas, text) => {
    expect(formatAmount(halalas)).toBe(text)
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', halalas => {
    expect(() => formatAmount(halalas)).toThrow(RangeError)
  })

  test('shows every halala', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), halalas => {
        const written = formatAmount(halalas).replace(/[^\d-]/g, '')
        expect(Number(written)).toBe(halalas)
      }),
    )
  })

  test('groups as the international formatter does', () => {
    const riyals = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer(), halalas => {
        expect(formatAmount(halalas)).toBe(`${riyals.format(halalas / 100)} SAR`)
      }),
    )
  })
})

describe('bareAmount and groupAmount', () => {
  test.each([
    ['5000', '5000'],
    ['5,000', '5000'],
    [' 5 000.50 SAR', '5000.50'],
    ['٥٬٠٠٠٫٢٥', '5000.25'],
    ['۱۲۳', '123'],
    ['12.345', '12.345'],
    ['.5', '.5'],
    ['12.', '12.'],
    ['007', '7'],
    ['0', '0'],
    ['0.05', '0.05'],
    ['2,400.00 ر.س', '2400.00'],
    ['-20', '-20'],
    ['−007', '-7'],
    ['', ''],
  ])('%s counts as %s', (text, bare) => {
    expect(bareAmount(text)).toBe(bare)
  })

  test.each(['1e5', '1.2.3', 'five', '5-', '--5', '12a', '1/2'])('%s is no amount and stays as it is', text => {
    expect(bareAmount(text)).toBe(text)
    expect(groupAmount(text)).toBe(text)
    expect(halalasOf(text)).toBeNull()
  })

  test('are idempotent, formatted or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,٣٫ x-e') }), text => {
        const bare = bareAmount(text)
        expect(bareAmount(bare)).toBe(bare)
        expect(bareAmount(groupAmount(bare))).toBe(bare)
      }),
    )
  })
})

test.each([
  ['1200,50', '1200.50'],
  ['1 200,50', '1200.50'],
  ['1.200,5', '1200.5'],
  ['1,200,50', '1200.50'],
  ['١٢,٥٠ ر.س', '12.50'],
  ['-3,20 SAR', '-3.20'],
  ['1,200', '1200'],
  ['12,345.67', '12345.67'],
  ['1,00,000', '100000'],
])('%s is pasted as %s', (pasted, bare) => {
  expect(withDecimalPoint(pasted)).toHaveLength(pasted.length)
  expect(bareAmount(withDecimalPoint(pasted))).toBe(bare)
})

test.each([
  ['', ''],
  ['100', '100'],
  ['1000', '1,000'],
  ['1234567.8', '1,234,567.8'],
  ['1000.', '1,000.'],
  ['.5', '.5'],
  ['-1000', '-1,000'],
])('%s is shown as %s', (bare, shown) => {
  expect(groupAmount(bare)).toBe(shown)
})

describe('halalasOf', () => {
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

  test('is exact for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), halalas => {
        expect(halalasOf(bareAmount(formatAmount(halalas)))).toBe(halalas)
      }),
    )
  })
})
