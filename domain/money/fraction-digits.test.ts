import { expect, test, vi } from 'vitest'
import { fractionDigits } from './fraction-digits.ts'

test.each([
  ['SAR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['XQZ', 2],
])('an amount in %s has %i decimals', (currency, digits) => {
  expect(fractionDigits(currency)).toBe(digits)
})

test('a currency is looked up once', () => {
  fractionDigits('BHD')
  const lookUp = vi.spyOn(Intl, 'NumberFormat')
  expect(fractionDigits('BHD')).toBe(3)
  expect(lookUp).not.toHaveBeenCalled()
  lookUp.mockRestore()
})
