import { expect, test } from 'vitest'
import { duration } from './duration.ts'

test.each([
  [30, '30 seconds'],
  [300, '5 minutes'],
  [3600, '60 minutes'],
  [86_400, '24 hours'],
  [30 * 86_400, '30 days'],
])('%i seconds are %s', (seconds, text) => expect(duration(seconds, 'en')).toBe(text))

test('Arabic has its own units and the same digits', () => {
  expect(duration(900, 'ar')).toBe('15 دقيقة')
  expect(duration(300, 'ar')).toBe('5 دقائق')
})
