import { expect, test } from 'vitest'
import { minutesAndSeconds, secondsBetween } from './use-seconds-left.ts'

test('rounds up to whole seconds, and returns 0 for a past time', () => {
  expect(secondsBetween(0, 30_000)).toBe(30)
  expect(secondsBetween(1, 30_000)).toBe(30)
  expect(secondsBetween(29_999, 30_000)).toBe(1)
  expect(secondsBetween(99_000, 30_000)).toBe(0)
})

test('minutes and seconds have two digits each', () => {
  expect([0, 9, 60, 599, 600].map(minutesAndSeconds)).toEqual(['00:00', '00:09', '01:00', '09:59', '10:00'])
})
