import { expect, test } from 'vitest'
import { visibleLength } from './text-length.ts'

test.each([
  ['Paying rent', 10],
  ['دفع الإيجار', 10],
  [' \n\t', 0],
  ['\u200b\u202e\ufeff', 0],
  ['o\u200b\u200bk', 2],
  ['👍', 1],
])('of %j there is so much to see: %i', (text, length) => expect(visibleLength(text)).toBe(length))
