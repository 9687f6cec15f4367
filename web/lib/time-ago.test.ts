import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = Date.parse('2026-01-05T12:00:00Z')

test.each([
  ['2026-01-05T11:59:55Z', '5 seconds ago'],
  ['2026-01-05T11:59:00Z', '1 minute ago'],
  ['2026-01-05T11:00:01Z', '59 minutes ago'],
  ['2026-01-05T10:00:00Z', '2 hours ago'],
  ['2026-01-03T11:59:00Z', '2 days ago'],
  ['2026-01-05T12:00:30Z', '0 seconds ago'],
])('%s was %s', (instant, words) => {
  expect(timeAgo('en', instant, NOW)).toBe(words)
})

test('Arabic has its own units and western digits', () => {
  expect(timeAgo('ar', '2026-01-05T09:00:00Z', NOW)).toBe('قبل 3 ساعات')
})
