import { expect, test } from 'vitest'
import { timesShifted } from './example-times.ts'

test('times are shifted, other days and texts are not', () => {
  const text = '{"expiresAt":"2026-01-05T09:05:00.000Z","at":"2026-01-05T09:00:00Z","bornOn":"2012-12-03"}'
  expect(timesShifted(text, 24 * 60 * 60 * 1000)).toBe(
    '{"expiresAt":"2026-01-06T09:05:00.000Z","at":"2026-01-06T09:00:00.000Z","bornOn":"2012-12-03"}',
  )
})

test('a day until which something is asked for is shifted by whole days', () => {
  expect(timesShifted('{"dueOn":"2026-02-01","startsOn":"2026-02-01"}', 27.4 * 24 * 60 * 60 * 1000)).toBe(
    '{"dueOn":"2026-02-28","startsOn":"2026-02-01"}',
  )
})
