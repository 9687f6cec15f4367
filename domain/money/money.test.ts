import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from './money.ts'

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
        const digits = formatAmount(halalas).replace(/[^\d-]/g, '')
        expect(Number(digits)).toBe(halalas)
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
