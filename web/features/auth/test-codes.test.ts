import { expect, test } from 'vitest'
import { rememberTestCode, testCodeOf } from './test-codes.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')

test('the newest code is known while it is the one that counts', () => {
  rememberTestCode('0512345678', NOW, '482913')
  expect(testCodeOf('0512345678', NOW + 900)).toBe('482913')
  expect(testCodeOf('0512345678', NOW - 900)).toBe('482913')
  expect(testCodeOf('0512345678', NOW + 30_000)).toBeUndefined()
  expect(testCodeOf('0598765432', NOW)).toBeUndefined()
})
