import { expect, test } from 'vitest'
import { groupShares } from './group-shares.ts'

const sharesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Payee ${index}`,
    amount: { amount: 1000, currency: 'SAR' as const },
    percent: 14.3,
  }))

test('six shares are shown as they are', () => {
  const shares = sharesOf(6)
  expect(groupShares(shares, 6000).map(({ share }) => share)).toEqual(shares)
})

test('of more, the smallest are put together', () => {
  const slices = groupShares(sharesOf(7), 7000)
  expect(slices).toHaveLength(6)
  expect(slices.at(-1)).toEqual({ share: null, halalas: 2000, percent: 28.6 })
})

test('what the list leaves of the total counts too', () => {
  expect(groupShares(sharesOf(7), 20_000).at(-1)).toEqual({ share: null, halalas: 15_000, percent: 75 })
})
