import { expect, test } from 'vitest'
import { LIMIT_RANGES } from '#domain/constants.ts'
import type { Limit } from '#web/api/generated/plinkAPI.schemas.ts'
import { limitWarnings } from './limit-warnings.ts'

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const
const limitOf = (amount: number | null, used = 0): Limit => ({
  limit: amount === null ? null : sar(amount),
  used: sar(used),
  remaining: sar(Math.max((amount ?? 0) - used, 0)),
  range: { minimum: sar(LIMIT_RANGES.daily.minimum), maximum: sar(LIMIT_RANGES.daily.maximum) },
})

test.each([
  ['daily', 3_000_00, []],
  ['daily', 0, ['zero']],
  ['daily', 499_99, ['used']],
  ['daily', 500_00, []],
  ['daily', 50_000_00, []],
  ['daily', 50_000_01, ['above_monthly']],
  ['monthly', 49_999_99, ['below_daily']],
  ['monthly', 100_00, ['used', 'below_daily']],
] as const)(
  'a %s limit of %d halalas, with 500.00 used and another limit of 50,000.00: %j',
  (period, amount, warnings) => {
    const limits = { current: limitOf(2_000_00, 500_00), other: limitOf(50_000_00) }
    expect(limitWarnings(amount, period, limits)).toEqual(warnings)
  },
)

test('without a limit for the other period there is nothing to compare with', () => {
  expect(limitWarnings(90_000_00, 'daily', { current: limitOf(null), other: limitOf(null) })).toEqual([])
  expect(limitWarnings(90_000_00, 'daily', { current: limitOf(null), other: undefined })).toEqual([])
})
