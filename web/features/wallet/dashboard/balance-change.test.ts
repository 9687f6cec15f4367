import { expect, test } from 'vitest'
import { balanceChange } from './balance-change.ts'

test.each([
  [0, null, 'same'],
  [5, null, 'new'],
  [5, 0, 'same'],
  [5, -12.5, 'lower'],
  [5, 999.9, 'higher'],
  [5, 1000, 'manyTimes'],
  [5, 20_000_000, 'manyTimes'],
] as const)('a balance of %i halalas that changed by %s percent is %s', (amount, changePercent, expected) => {
  expect(balanceChange({ balance: { amount, currency: 'SAR' }, changePercent })).toBe(expected)
})
