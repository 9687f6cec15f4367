import { expect, test } from 'vitest'
import type { SpendingShare, TransactionType } from '#web/api/generated/plinkAPI.schemas.ts'
import { groupShares } from './group-shares.ts'

const TYPES: TransactionType[] = [
  'local_pos',
  'bill_payment',
  'transfer',
  'mobile_recharge',
  'merchant_payment',
  'local_atm_withdrawal',
  'international_pos',
]
const sharesOf = (count: number): SpendingShare[] =>
  TYPES.slice(0, count).map(type => ({ type, amount: { amount: 1000, currency: 'SAR' }, percent: 14.3 }))

test('six shares are shown as they are', () => {
  expect(groupShares(sharesOf(6)).map(({ type }) => type)).toEqual(TYPES.slice(0, 6))
})

test('of more, the smallest are put together', () => {
  const slices = groupShares(sharesOf(7))
  expect(slices).toHaveLength(6)
  expect(slices.at(-1)).toEqual({ type: 'other', halalas: 2000, percent: 28.6 })
})
