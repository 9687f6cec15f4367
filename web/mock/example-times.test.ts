import { expect, test } from 'vitest'
import { timesShifted } from './example-times.ts'

test('times are shifted, dates and other texts are not', () => {
  const text = '{"expiresAt":"2026-01-05T09:05:00.000Z","at":"2026-01-05T09:00:00Z","bornOn":"2012-12-03"}'
  expect(timesShifted(text, 24 * 60 * 60 * 1000)).toBe(
    '{"expiresAt":"2026-01-06T09:05:00.000Z","at":"2026-01-06T09:00:00.000Z","bornOn":"2012-12-03"}',
  )
})
